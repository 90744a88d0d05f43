/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import styles from './StakePanel.module.css';
import type { Stake } from './useStake';

export interface StakeBarProps {
  readonly stake: Stake;
  /** The stake of a round that is under way can't be changed. */
  readonly isLocked: boolean;
  /** Major units staked in the round under way, shown instead; 0 without one. */
  readonly staked?: number | undefined;
  /** On the button that plays, or takes the prize. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** A round's stake with its steps and quick choices, and the button below them. */
export function StakeBar(props: StakeBarProps) {
  const { stake: chosen, isLocked, staked = 0, label, disabled, onPress } = props;
  const { say, money, shortMoney } = useUi();
  const { stake, stakes, choose } = chosen;
  const at = stakes.indexOf(stake);
  const step = (sign: string, name: string, by: number) => (
    <button
      type="button"
      aria-label={say(name)}
      disabled={isLocked}
      onClick={() => choose(stakes[Math.min(stakes.length - 1, Math.max(0, at + by))] ?? stake)}
    >
      {sign}
    </button>
  );
  const quick = [...new Set([0, stakes.indexOf(10), stakes.indexOf(100), stakes.length - 1])];
  return (
    <footer className={styles.panel}>
      <div className={styles.stake}>
        {step('−', 'frame.less', -1)}
        <p>
          <span>{say('frame.bet')}</span>
          <output data-part="bet">{money(isLocked && staked > 0 ? staked : stake)}</output>
        </p>
        {step('+', 'frame.more', 1)}
      </div>
      <div className={styles.quick}>
        {quick
          .filter((index) => index >= 0)
          .map((index) => (
            <button
              key={index}
              type="button"
              aria-pressed={index === at && !(isLocked && staked > 0 && staked !== stake)}
              disabled={isLocked}
              onClick={() => choose(stakes[index] ?? stake)}
            >
              {shortMoney(stakes[index] ?? 0)}
            </button>
          ))}
      </div>
      <div className={styles.dock}>
        <button
          type="button"
          className={styles.go}
          data-part="go"
          disabled={disabled}
          onClick={onPress}
        >
          {label}
        </button>
      </div>
    </footer>
  );
}
