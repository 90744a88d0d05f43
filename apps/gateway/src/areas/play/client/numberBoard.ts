import type { lobbyCalls } from '@playhouse/wps';
import { makeElement } from './elements';
import type { Speech } from './speech';

/** A group of numbers; `onPress` is told which. Answers its box and how to mark those that are chosen. */
function createGroup(
  label: string,
  { from, to }: lobbyCalls.LotteryRule,
  onPress: (number: number) => void,
) {
  const box = makeElement('div', 'numbers', '', { role: 'group', 'aria-label': label });
  const cells = Array.from({ length: to - from + 1 }, (_, at) => {
    const number = from + at;
    const cell = makeElement('button', 'number', String(number), {
      type: 'button',
      'aria-pressed': 'false',
    });
    cell.addEventListener('click', () => onPress(number));
    return [number, cell] as const;
  });
  box.append(...cells.map(([, cell]) => cell));
  const mark = (chosen: readonly number[]) => {
    for (const [number, cell] of cells)
      cell.setAttribute('aria-pressed', String(chosen.includes(number)));
  };
  return { box, mark };
}

/** One group for a set, one for each place where numbers stand in order. `chosen()` is undefined until all are. */
export function createNumberBoard(
  rule: lobbyCalls.LotteryRule,
  { at, pick }: lobbyCalls.LotteryPlay,
  { say }: Speech,
) {
  const box = makeElement('div', 'board-of-numbers');
  if (at === 'any') {
    let set: readonly number[] = [];
    const { box: numbers, mark } = createGroup(
      say('any', { pick: String(pick) }),
      rule,
      (number) => {
        if (set.includes(number)) set = set.filter((each) => each !== number);
        else if (set.length < pick) set = [...set, number].sort((one, other) => one - other);
        mark(set);
      },
    );
    box.append(numbers);
    return { box, chosen: () => (set.length === pick ? set : undefined) };
  }
  const places = new Map<number, number>();
  for (let place = 0; place < pick; place += 1) {
    const { box: numbers, mark } = createGroup(String(place + 1), rule, (number) => {
      const elsewhere = [...places].some(([other, each]) => other !== place && each === number);
      if (!rule.repeats && elsewhere) return;
      places.set(place, number);
      mark([number]);
    });
    box.append(numbers);
  }
  const inOrder = () => Array.from({ length: pick }, (_, place) => places.get(place) ?? 0);
  return { box, chosen: () => (places.size === pick ? inOrder() : undefined) };
}
