import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton';
import styles from './CarouselControls.module.css';

interface CarouselArrowProps {
  to: 'previous' | 'next';
  /** There is nothing further that way; it stays focusable, so that a keyboard user is not lost. */
  atEnd: boolean;
  onPress: () => void;
}

/** A button that shows the previous or the next slide. */
export function CarouselArrow({ to, atEnd, onPress }: CarouselArrowProps) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      className={styles.arrow}
      icon={to === 'next' ? 'chevron-right' : 'chevron-left'}
      iconSize="s"
      label={formatMessage({ id: to === 'next' ? 'ui.carousel.next' : 'ui.carousel.previous' })}
      aria-disabled={atEnd || undefined}
      onClick={onPress}
    />
  );
}
