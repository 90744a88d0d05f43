/** @jsxImportSource preact */
import type { FixedPots, PotName } from '../../rules/slot/slotMath';
import { useUi } from '../frame/Ui';
import styles from './Pots.module.css';

export interface PotsProps {
  readonly pots: FixedPots;
  /** Of the next round, in major units: the pots are multiples of it. */
  readonly stake: number;
  /** The pot that the round has won. */
  readonly won: PotName | undefined;
}

/** The game's own pots over its reels, for the stake that is chosen. */
export function Pots({ pots: { pots }, stake, won }: PotsProps) {
  const { say, shortMoney } = useUi();
  return (
    <ul className={styles.pots} data-part="pots">
      {pots
        .toSorted((one, other) => other.value - one.value)
        .map(({ pot, value }) => (
          <li key={pot} data-won={pot === won}>
            <span>{say(`slot.pot.${pot}`)}</span>
            <b>{shortMoney((stake * value) / 100)}</b>
          </li>
        ))}
    </ul>
  );
}
