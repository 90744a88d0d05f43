import type { Segment } from '../parts/Wheel';

const read = (pockets: string) => pockets.split(' ');

/** Pockets in the order in which they lie around each wheel. */
const wheels: Readonly<Record<string, readonly string[]>> = {
  '36 0': read(
    '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26',
  ),
  '36 00': read(
    '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2',
  ),
  '12 0': read('0 1 8 3 10 5 2 7 4 9 6 12 11'),
};

export const listPockets = (numbers: number, zeros: readonly string[]): readonly string[] =>
  wheels[`${numbers} ${zeros.at(-1)}`] ?? [];

export type PocketTone = Extract<Segment['tone'], 'red' | 'black' | 'green'>;

export function findTone(pocket: string, red: readonly string[]): PocketTone {
  if (Number(pocket) === 0) return 'green';
  return red.includes(pocket) ? 'red' : 'black';
}
