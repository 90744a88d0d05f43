import { useServerNow } from '@playhouse/platform';
import { nextDraw, timeLeft } from '../../logic/lottery';
import styles from './DrawCountdown.module.css';

export interface DrawCountdownProps {
  /** Epoch milliseconds. */
  time: number;
  /** Seconds from draw to draw. */
  interval: number | undefined;
}

/** Time left to the next draw, second by second; not announced, as it never stands still. */
export function DrawCountdown({ time, interval }: DrawCountdownProps) {
  const now = useServerNow();
  return (
    <span role="timer" aria-live="off" className={styles.left}>
      {timeLeft(nextDraw(time, interval, now), now)}
    </span>
  );
}
