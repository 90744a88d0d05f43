/** @jsxImportSource preact */
import type { lobbyCalls } from '@playhouse/wps';
import { useUi } from '../frame/Ui';
import styles from './NumberBoard.module.css';

/** Numbers by their places; a set has them in order, whatever the places are called. */
export type Numbers = readonly (number | undefined)[];

export interface NumberBoardProps {
  readonly rule: lobbyCalls.LotteryRule;
  readonly play: lobbyCalls.LotteryPlay;
  readonly numbers: Numbers;
  readonly onChange: (numbers: Numbers) => void;
}

interface GroupProps {
  readonly label: string;
  readonly rule: lobbyCalls.LotteryRule;
  readonly chosen: Numbers;
  readonly onPress: (number: number) => void;
}

function Group({ label, rule: { from, to }, chosen, onPress }: GroupProps) {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return (
    <div className={styles.numbers} role="group" aria-label={label}>
      {all.map((number) => (
        <button
          key={number}
          type="button"
          aria-pressed={chosen.includes(number)}
          onClick={() => onPress(number)}
        >
          {number}
        </button>
      ))}
    </div>
  );
}

/** Adds a number to a set, or takes it out of it; a full set takes none more. */
export function toggleNumber(numbers: Numbers, number: number, pick: number): Numbers {
  if (numbers.includes(number)) return numbers.filter((each) => each !== number);
  if (numbers.length >= pick) return numbers;
  return [...numbers, number].sort((one, other) => Number(one) - Number(other));
}

/** Puts a number at a place; one that stands elsewhere already may not repeat in a draw without repeats. */
export function placeNumber(
  numbers: Numbers,
  {
    place,
    number,
    pick,
    repeats,
  }: Record<'place' | 'number' | 'pick', number> & { repeats: boolean },
): Numbers {
  const isElsewhere = numbers.some((each, at) => at !== place && each === number);
  if (!repeats && isElsewhere) return numbers;
  return Array.from({ length: pick }, (_, at) => (at === place ? number : numbers[at]));
}

/** One group for a set, one for each place where numbers stand in order. */
export function NumberBoard({ rule, play, numbers, onChange }: NumberBoardProps) {
  const { say } = useUi();
  const { at, pick } = play;
  const { repeats } = rule;
  if (at === 'any')
    return (
      <Group
        label={say('lottery.any', { pick: String(pick) })}
        rule={rule}
        chosen={numbers}
        onPress={(number) => onChange(toggleNumber(numbers, number, pick))}
      />
    );
  return (
    <div className={styles.places}>
      {Array.from({ length: pick }, (_, place) => (
        <Group
          key={place}
          label={String(place + 1)}
          rule={rule}
          chosen={[numbers[place]]}
          onPress={(number) => onChange(placeNumber(numbers, { place, number, pick, repeats }))}
        />
      ))}
    </div>
  );
}
