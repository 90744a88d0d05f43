import { useIntl } from 'react-intl';
import { Icon } from '../icon/Icon';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  pagination?: boolean;
  pauseButton?: boolean;
  count: number;
  /** The first slide in view. */
  index: number;
  /** It plays by itself unless paused. */
  playable: boolean;
  paused: boolean;
  onPause: (paused: boolean) => void;
  onGoTo: (index: number) => void;
}

/** Dots and the pause button of a carousel. */
export function CarouselControls(props: CarouselControlsProps) {
  const { pagination = false, pauseButton = true, playable, paused, onPause } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.bar}>
      {pagination && <Dots {...props} />}
      {playable && pauseButton && (
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
