import { expect, it } from 'vitest';
import { averageOverDraws } from '../../testing/everyDraw';
import { playHold } from './holdAndSpin';
import { getHoldEnds } from './holdReturn';
import type { HoldAndSpin } from './slotMath';

const hold: HoldAndSpin = {
  ...{ trigger: 1, respins: 2, chance: { winning: 1, among: 3 }, grand: 900 },
  values: [{ value: 100, weight: 1 }],
};

it.each([1, 2, 3])('the end of %i coins among four cells is the mean over every draw', (count) => {
  const coins = Array.from({ length: count }, (_, cell) => cell);
  const start = { cells: 4, coins };
  const end = getHoldEnds(hold, 4)[count];
  const landed = averageOverDraws((draw) => playHold(draw, hold, start).steps.flat().length);
  const full = averageOverDraws((draw) => (playHold(draw, hold, start).full ? 1 : 0));
  expect(end?.coins).toBeCloseTo(landed, 10);
  expect(end?.full).toBeCloseTo(full, 10);
});

it('a coin gives all respins again and cells that hold coins are left alone', () => {
  // No coin, then one on the second empty cell, then none twice.
  const draws = [0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1];
  const course = playHold(() => draws.shift() ?? 1, hold, { cells: 4, coins: [2] });
  expect(course.steps.map((step) => step.map(({ cell }) => cell))).toEqual([[2], [], [1], [], []]);
  expect(course).toMatchObject({ full: false, hundredths: 200 });
});
