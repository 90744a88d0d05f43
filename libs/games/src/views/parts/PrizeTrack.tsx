/** @jsxImportSource preact */
import { formatTimes } from './PrizeTable';
import styles from './PrizeTrack.module.css';

export interface PrizeTrackProps {
  readonly label: string;
  /** Hundredths of the stake by step, the first step first. */
  readonly prizes: readonly number[];
  /** Steps done. */
  readonly done: number;
}

const shown = 5;

/** The prizes of the steps around the present one. */
export function PrizeTrack({ label, prizes, done }: PrizeTrackProps) {
  const first = Math.max(0, Math.min(done - 2, prizes.length - shown));
  return (
    <ol className={styles.track} aria-label={label} start={first + 1}>
      {prizes.slice(first, first + shown).map((prize, at) => {
        const step = first + at;
        const open = step === done ? 'next' : 'ahead';
        const state = step < done ? 'done' : open;
        return (
          <li key={step} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
            <small>{step + 1}</small>
            <b>{formatTimes(prize)}</b>
          </li>
        );
      })}
    </ol>
  );
}
