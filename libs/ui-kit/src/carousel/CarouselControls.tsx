import { useIntl } from 'react-intl';
import type { PageMotion } from '../content/pageMotion';
import { PauseButton } from '../content/PauseButton';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  pagination?: boolean;
  count: number;
  /** The first slide in view. */
  index: number;
  pageMotion: PageMotion;
  onGoTo: (index: number) => void;
}

/** Dots and the pause button of a carousel. */
export function CarouselControls(props: CarouselControlsProps) {
  const { pagination = false, pageMotion } = props;
  return (
    <div className={styles.bar}>
      {pagination && <Dots {...props} />}
      <PauseButton {...pageMotion} className={styles.pause} />
    </div>
  );
}

/** The row ends at a fixed place: each is known by how far from there it stands, and stays when slides come or go. */
function Dots({ count, index, onGoTo }: CarouselControlsProps) {
  const { formatMessage } = useIntl();
  return Array.from({ length: count }, (_, slide) => (
    <button
      key={count - slide}
      type="button"
      className={styles.dot}
      aria-label={formatMessage({ id: 'ui.carousel.goTo' }, { number: slide + 1 })}
      aria-current={slide === index || undefined}
      onClick={() => onGoTo(slide)}
    />
  ));
}
