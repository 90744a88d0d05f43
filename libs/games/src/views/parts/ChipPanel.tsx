/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import styles from './ChipPanel.module.css';
import panel from './StakePanel.module.css';
import { listStakes } from './stakes';
import type { Chips } from './useChips';

export interface ChipPanelProps {
  readonly chips: Chips;
  /** Worth of one chip, in major units. */
  readonly worth: number;
  readonly onWorth: (worth: number) => void;
  readonly label: string;
  /** Says instead of the label why the bets cannot be played yet. */
  readonly lack?: string | undefined;
  readonly disabled: boolean;
  readonly onPlay: () => void;
}

/** As many as stand side by side on the smallest phone. */
const mostWorths = 5;
const roundWorths = [1, 10, 100, 500];

/**
 * Worths that a chip may have: the most chips of one round stay within the game's bounds. Of many, the least and round
 * ones, so that all are in sight.
 */
export function listWorths(bounds: { readonly minBet: number; readonly maxBet: number }) {
  const worths = listStakes(bounds).filter((worth) => worth * 10 <= bounds.maxBet);
  if (worths.length === 0) return [bounds.minBet];
  return worths.length <= mostWorths
    ? worths
    : worths.filter((worth, at) => at === 0 || roundWorths.includes(worth));
}

/** The worth of a chip, clear and repeat, the sum of all bets, and the button that plays. */
export function ChipPanel(props: ChipPanelProps) {
  const { chips, worth, onWorth, label, lack, disabled, onPlay } = props;
  const { say, money, shortMoney, minBet, maxBet } = useUi();
  const isRepeat = chips.total === 0 && chips.former.length > 0;
  const isLacking = chips.total === 0 || lack !== undefined;
  return (
    <footer className={panel.panel}>
      <div className={styles.worths} role="group" aria-label={say('frame.chip')}>
        {listWorths({ minBet, maxBet }).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === worth}
            disabled={disabled}
            onClick={() => onWorth(each)}
          >
            {shortMoney(each)}
          </button>
        ))}
      </div>
      <div className={panel.stake}>
        <button
          type="button"
          aria-label={say('frame.clear')}
          disabled={disabled || chips.total === 0}
          onClick={chips.clear}
        >
          ×
        </button>
        <p>
          <span>{say('frame.bet')}</span>
          <output data-part="bet">{money(chips.total * worth)}</output>
        </p>
        <button
          type="button"
          aria-label={say('frame.repeat')}
          disabled={disabled || !isRepeat}
          onClick={chips.repeat}
        >
          ↻
        </button>
      </div>
      <div className={panel.dock}>
        <button
          type="button"
          className={panel.go}
          data-part="go"
          disabled={disabled || isLacking || chips.total * worth > maxBet}
          onClick={onPlay}
        >
          {chips.total === 0 ? say('frame.choose') : (lack ?? label)}
        </button>
      </div>
    </footer>
  );
}
