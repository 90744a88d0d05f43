import { make, say } from './boot.mjs';

function cell(number, press) {
  const button = make('button', 'number', String(number), {
    type: 'button',
    'aria-pressed': 'false',
  });
  button.addEventListener('click', () => press(number));
  return button;
}

/** A group of numbers; `press` is told which. Answers its box and how to mark those that are chosen. */
function group(label, { from, to }, press) {
  const box = make('div', 'numbers', '', { role: 'group', 'aria-label': label });
  const cells = new Map();
  for (let number = from; number <= to; number += 1) cells.set(number, cell(number, press));
  box.append(...cells.values());
  const mark = (chosen) => {
    for (const [number, button] of cells)
      button.setAttribute('aria-pressed', String(chosen.includes(number)));
  };
  return { box, mark };
}

/** One group for a set, one for each place where numbers stand in order. `chosen()` is undefined until all are. */
export function numberBoard(rule, { at, pick }) {
  const box = make('div', 'board-of-numbers');
  let chosen = [];
  const done = () =>
    chosen.filter((each) => each !== undefined).length === pick ? [...chosen] : undefined;
  if (at === 'any') {
    const { box: numbers, mark } = group(say('any', { pick: String(pick) }), rule, (number) => {
      if (chosen.includes(number)) chosen = chosen.filter((each) => each !== number);
      else if (chosen.length < pick) chosen = [...chosen, number].sort((one, other) => one - other);
      mark(chosen);
    });
    box.append(numbers);
    return { box, chosen: done };
  }
  chosen = Array.from({ length: pick });
  for (let place = 0; place < pick; place += 1) {
    const { box: numbers, mark } = group(String(place + 1), rule, (number) => {
      if (!rule.repeats && chosen.includes(number) && chosen[place] !== number) return;
      chosen[place] = number;
      mark([number]);
    });
    box.append(numbers);
  }
  return { box, chosen: done };
}
