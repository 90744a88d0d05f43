import type { lobbyCalls } from '@playhouse/wps';
import { useIntl } from 'react-intl';
import type { Draft } from '../../logic/draft';
import styles from './NumberBoard.module.css';
import { usePlayName } from './usePlayName';

export interface NumberBoardProps {
  rule: lobbyCalls.LotteryRule;
  play: lobbyCalls.LotteryPlay;
  draft: Draft;
  /** With the place from 0 where numbers stand in order. */
  onChoose: (number: number, place?: number) => void;
}

/** The numbers of a lottery to choose from: one board, or one for each place where their order counts. */
export function NumberBoard({ rule, play, draft, onChoose }: NumberBoardProps) {
  const { formatMessage } = useIntl();
  const name = usePlayName()(play);
  if (play.pick === 0) return undefined;
  if (play.at === 'any') {
    return (
      <Numbers
        label={name}
        rule={rule}
        isChosen={(number) => draft.includes(number)}
        full={draft.length >= play.pick}
        onChoose={(number) => onChoose(number)}
      />
    );
  }
  return (
    <div className={styles.places}>
      {Array.from({ length: play.pick }, (_, place) => {
        const label = formatMessage({ id: 'lottery.place.nth' }, { place: place + 1 });
        return (
          <div key={place} className={styles.place}>
            <span aria-hidden="true" className={styles.label}>
              {label}
            </span>
            <Numbers
              label={label}
              rule={rule}
              isChosen={(number) => draft[place] === number}
              full={false}
              onChoose={(number) => onChoose(number, place)}
            />
          </div>
        );
      })}
    </div>
  );
}

interface NumbersProps {
  label: string;
  rule: lobbyCalls.LotteryRule;
  isChosen: (number: number) => boolean;
  /** No more can be chosen: what is not chosen waits until one is given up. */
  full: boolean;
  onChoose: (number: number) => void;
}

function Numbers({ label, rule, isChosen, full, onChoose }: NumbersProps) {
  return (
    <div role="group" aria-label={label} className={styles.numbers}>
      {Array.from({ length: rule.to - rule.from + 1 }, (_, index) => {
        const number = rule.from + index;
        const chosen = isChosen(number);
        return (
          <button
            key={number}
            type="button"
            aria-pressed={chosen}
            aria-disabled={(full && !chosen) || undefined}
            className={styles.number}
            onClick={() => onChoose(number)}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
