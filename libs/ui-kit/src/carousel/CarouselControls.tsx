import { useIntl } from 'react-intl';
import { cx } from '../cx';
import { Icon } from '../icon/Icon';
import { IconButton } from '../button/IconButton';
import { uiMessages } from '../messages';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  pagination?: boolean;
  arrows?: boolean;
  pauseButton?: boolean;
  count: number;
  /** The first slide in view. */
  index: number;
  /** There are more slides than fit. */
  movable: boolean;
  /** It plays by itself unless paused. */
  playable: boolean;
  paused: boolean;
  onPause: (paused: boolean) => void;
  onGoTo: (index: number) => void;
  onStep: (by: 1 | -1) => void;
}

/** Dots, arrows and the pause button of a carousel. */
export function CarouselControls(props: CarouselControlsProps) {
  const { pagination = false, arrows = false, pauseButton = true, movable, paused } = props;
  const { formatMessage } = useIntl();
  if (!movable) return null;
  return (
    <>
      {arrows && (
        <>
          <IconButton
            className={cx(styles.arrow, styles.previous)}
            variant="overlay"
            icon="chevron-left"
            iconSize="s"
            label={formatMessage(uiMessages.previousSlide)}
            onClick={() => props.onStep(-1)}
          />
          <IconButton
            className={cx(styles.arrow, styles.next)}
            variant="overlay"
            icon="chevron-right"
            iconSize="s"
            label={formatMessage(uiMessages.nextSlide)}
            onClick={() => props.onStep(1)}
          />
        </>
      )}
      <div className={styles.bar}>
        {pagination && <Dots {...props} />}
        {props.playable && pauseButton && (
          <button
            type="button"
            className={styles.pause}
            aria-label={formatMessage(paused ? uiMessages.play : uiMessages.pause)}
            onClick={() => props.onPause(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} size="s" />
          </button>
        )}
      </div>
    </>
  );
}

function Dots({ count, index, onGoTo }: CarouselControlsProps) {
  const { formatMessage } = useIntl();
  return Array.from({ length: count }, (_, slide) => (
    <button
      key={slide}
      type="button"
      className={styles.dot}
      aria-label={formatMessage(uiMessages.goToSlide, { number: slide + 1 })}
      aria-current={slide === index || undefined}
      onClick={() => onGoTo(slide)}
    />
  ));
}
