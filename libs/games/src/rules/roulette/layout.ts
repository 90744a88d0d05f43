/** The name of a bet by its numbers, such as `split-1-4`. */
const nameSpot = (kind: string, numbers: readonly (number | string)[]) =>
  `${kind}-${numbers.join('-')}`;

/** Numbers that win a spot, by the spot's name. Pockets are named as they are written: '0', '00', '17'. */
export type Layout = Readonly<Record<string, readonly string[]>>;

type Line = readonly [kind: string, numbers: readonly (number | string)[]];

/** Straight bets, splits, streets, corners and lines among the numbers from 1 up. */
function listInside(numbers: number): Line[] {
  const lines: Line[] = [];
  for (let at = 1; at <= numbers; at += 1) {
    const hasRight = at % 3 !== 0;
    const hasBelow = at + 3 <= numbers;
    lines.push(['straight', [at]]);
    if (hasRight) lines.push(['split', [at, at + 1]]);
    if (hasBelow) lines.push(['split', [at, at + 3]]);
    if (hasRight && hasBelow) lines.push(['corner', [at, at + 1, at + 3, at + 4]]);
    if (at % 3 === 1) lines.push(['street', [at, at + 1, at + 2]]);
    if (at % 3 === 1 && hasBelow)
      lines.push(['line', [at, at + 1, at + 2, at + 3, at + 4, at + 5]]);
  }
  return lines;
}

const singleZero: readonly Line[] = [
  ['straight', ['0']],
  ['split', ['0', 1]],
  ['split', ['0', 2]],
  ['split', ['0', 3]],
  ['street', ['0', 1, 2]],
  ['street', ['0', 2, 3]],
  ['corner', ['0', 1, 2, 3]],
];

const doubleZero: readonly Line[] = [
  ['straight', ['0']],
  ['straight', ['00']],
  ['split', ['0', '00']],
  ['split', ['0', 1]],
  ['split', ['0', 2]],
  ['split', ['00', 2]],
  ['split', ['00', 3]],
  ['street', ['0', 1, 2]],
  ['street', ['0', '00', 2]],
  ['street', ['00', 2, 3]],
];

const redOf36 = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const redOf12 = [1, 3, 5, 7, 9, 12];

/** The bets of even chance, and those of a third. */
function listOutside(numbers: number): [string, readonly number[]][] {
  const all = Array.from({ length: numbers }, (_, at) => at + 1);
  const red = numbers === 36 ? redOf36 : redOf12;
  const columns = [1, 2, 3].map((column): [string, readonly number[]] => [
    `column-${column}`,
    all.filter((number) => (number - column) % 3 === 0),
  ]);
  // On the small table a dozen would be all numbers.
  const dozens = [1, 2, 3].map((dozen): [string, readonly number[]] => [
    `dozen-${dozen}`,
    all.filter((number) => Math.ceil(number / 12) === dozen),
  ]);
  return [
    ...columns,
    ...(numbers === 36 ? dozens : []),
    ['red', red],
    ['black', all.filter((number) => !red.includes(number))],
    ['odd', all.filter((number) => number % 2 === 1)],
    ['even', all.filter((number) => number % 2 === 0)],
    ['low', all.filter((number) => number <= numbers / 2)],
    ['high', all.filter((number) => number > numbers / 2)],
  ];
}

export const evenChances: ReadonlySet<string> = new Set([
  ...['red', 'black', 'odd', 'even', 'low', 'high'],
]);

export function createLayout(numbers: 12 | 36, zeros: readonly string[]): Layout {
  const zeroLines = zeros.length > 1 ? doubleZero : singleZero;
  const inside = [...listInside(numbers), ...zeroLines];
  const topLine = zeros.length > 1 ? [['topLine', [0, '00', 1, 2, 3]] as const] : [];
  const spots = [
    ...inside.map(([kind, list]) => [nameSpot(kind, list), list] as const),
    ...topLine,
    ...listOutside(numbers),
  ];
  return Object.fromEntries(spots.map(([spot, list]) => [spot, list.map(String)]));
}
