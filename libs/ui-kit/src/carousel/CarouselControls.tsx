import { useIntl } from 'react-intl';
import { Icon } from '../icon/Icon';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  pagination?: boolean;
  count: number;
  /** The first slide in view. */
  index: number;
  /** Shows the page's button that stops and starts what moves. */
  pausable: boolean;
  paused: boolean;
  onPause: (paused: boolean) => void;
  onGoTo: (index: number) => void;
}

/** Dots and the pause button of a carousel. */
export function CarouselControls(props: CarouselControlsProps) {
  const { pagination = false, pausable, paused, onPause } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.bar}>
      {pagination && <Dots {...props} />}
      {pausable && (
        <button
          type="button"
          className={styles.pause}
          aria-label={formatMessage({ id: paused ? 'ui.motion.play' : 'ui.motion.pause' })}
          onClick={() => onPause(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size="s" />
        </button>
      )}
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
