/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import type { ShownJackpot } from '../frame/useJackpot';
import styles from './JackpotPlate.module.css';

export interface JackpotPlateProps {
  readonly jackpot: ShownJackpot;
  /** A round is played: the win of the one before it is over. */
  readonly isTurning: boolean;
}

/** The pot over the reels, and the feast when it is won. */
export function JackpotPlate({ jackpot: { amount, won }, isTurning }: JackpotPlateProps) {
  const { say, money } = useUi();
  const isFeast = won !== undefined && !isTurning;
  return (
    <div className={styles.plate} data-part="jackpot" data-won={isFeast}>
      <span className={styles.name}>{say('slot.jackpot')}</span>
      <output className={styles.amount} aria-live="off">
        {money(amount)}
      </output>
      <p role="status" className={styles.feast}>
        {isFeast && say('slot.jackpot.won', { amount: money(won) })}
      </p>
    </div>
  );
}
