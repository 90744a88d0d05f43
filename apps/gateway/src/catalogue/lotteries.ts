/** What a draw is: `count` numbers from `from` to `to`, each as often as it comes or once. */
export interface DrawShape {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly repeats: boolean;
  /** How numbers are chosen: digits at their places, a set in any order, or who comes in first. */
  readonly kind: 'digits' | 'set' | 'race';
  /** How many numbers a set's plays choose. */
  readonly picks: readonly number[];
}

const digits = (count: number): DrawShape => ({
  ...{ count, from: 0, to: 9, repeats: true },
  kind: 'digits',
  picks: [],
});
const set = (count: number, to: number, ...picks: number[]): DrawShape => ({
  ...{ count, from: 1, to, repeats: false },
  kind: 'set',
  picks,
});
const dice: DrawShape = { count: 3, from: 1, to: 6, repeats: true, kind: 'set', picks: [3, 2, 1] };
const race: DrawShape = {
  ...{ count: 10, from: 1, to: 10, repeats: false },
  kind: 'race',
  picks: [],
};
const wheel: DrawShape = { ...race, count: 1, to: 12 };
const keno = set(20, 80, 8, 6, 4, 2);

/** What the names promise, first match first; the number of a second room and the pace of a quick one say nothing. */
const byName: readonly (readonly [
  pattern: RegExp,
  shape: (parts: RegExpExecArray) => DrawShape,
])[] = [
  [/ (\d)\/(\d+)/, ([, count, to]) => set(Number(count), Number(to), Number(count), 3, 2)],
  [/\b(\d)D\b/, ([, count]) => digits(Number(count))],
  [/^Five Star/, () => digits(5)],
  [/^Fast Three|Sic Bo/, () => dice],
  [/Keno|^Happy Eight/, () => keno],
  [/^Daily Twelve/, () => set(12, 24, 6, 4)],
  [/^Super Six/, () => set(6, 45, 6, 3, 2)],
  [/^Weekend Mega/, () => set(6, 58, 6, 3, 2)],
  [/^Pick Five/, () => set(5, 36, 5, 3, 2)],
  [/^Mini Lotto/, () => set(5, 31, 5, 3, 2)],
  [/^Lucky Eleven/, () => set(5, 11, 5, 3, 2)],
  [/Ten\b/, () => race],
  [/^Color Spin/, () => wheel],
];

/** What a lottery of this name draws: three digits where the name promises nothing. */
export function drawShapeOf(name: string): DrawShape {
  for (const [pattern, shape] of byName) {
    const parts = pattern.exec(name);
    if (parts) return shape(parts);
  }
  return digits(3);
}
