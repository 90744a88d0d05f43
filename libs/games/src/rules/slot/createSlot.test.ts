import { expect, it } from 'vitest';
import { getMeanReturn } from '../../testing/meanReturn';
import { tinyCoins, tinyLines, tinyWays } from '../../testing/tinySlots';
import type { SlotAction } from './createSlot';
import { createSlot } from './createSlot';
import { designSlot } from './design/designSlot';
import { createSeededDraw } from '../seededDraw';
import type { SlotMath } from './slotMath';
import { getSlotReturn } from './slotReturn';

const variedCoins = {
  ...{ trigger: 5, respins: 1, chance: { winning: 1, among: 2 }, grand: 3_000 },
  values: [
    { value: 100, weight: 2 },
    { value: 700, weight: 1, pot: 'minor' as const },
  ],
};
const spin: SlotAction[] = [{ type: 'spin' }];

it.each<[string, SlotMath]>([
  ['lines and wilds', tinyLines],
  ['ways', tinyWays],
  ['coins and pots', tinyCoins],
  ['coins of several values', { ...tinyCoins, pots: undefined, hold: variedCoins }],
])('the return of a slot with %s is the mean over every draw', (_, math) => {
  const game = createSlot(math);
  expect(game.returnToPlayer()).toBeCloseTo(getMeanReturn(game, spin), 10);
});

it.each([
  ['two and three scatters more', [1, 2], 3],
  ['spins cut at the most', [2], 3],
])('the return of free spins is the mean over every draw with %s', (_, spins, most) => {
  const reels = [
    [1, 0, 0, 1],
    [1, 0, 1, 1],
    [1, 0, 0, 1],
  ];
  const free = { spins, times: 2, most, reels };
  const game = createSlot({ ...tinyWays, rows: 1, reels, free });
  const plain = createSlot({ ...tinyWays, rows: 1, reels });
  expect(game.returnToPlayer()).toBeCloseTo(getMeanReturn(game, spin), 10);
  expect(game.returnToPlayer()).toBeGreaterThan(plain.returnToPlayer());
});

const families = ['classic3', 'lines', 'ways', 'link', 'jackpot'] as const;

it.each(families)('a long run of %s comes near the return of its lines', (family) => {
  const math = designSlot({ family, seed: 5, volatility: 'low' });
  const game = createSlot(math);
  const draw = createSeededDraw(17);
  const rounds = 800;
  let [base, paidWhole] = [0, true];
  for (let round = 0; round < rounds; round += 1) {
    const { paid = 0, view } = game.replay(draw, spin) ?? {};
    paidWhole &&= Number.isInteger(paid) && paid <= game.mostTimes * 100;
    base += view?.hundredths ?? 0;
  }
  expect(paidWhole).toBe(true);
  expect(Math.abs(base / 100 / rounds - getSlotReturn(math).lines)).toBeLessThan(0.15);
});

it('a win by line names its symbol, count and cells, and wilds multiply it once', () => {
  const game = createSlot(tinyLines);
  // The only line of this slot takes the second row.
  const state = game.replay((below) => (below === 4 ? 1 : below - 1), spin);
  expect(state?.view.grid[0]).toEqual(['scatter', 'scatter']);
  const win = createSlot({ ...tinyLines, reels: [[1], [0, 0, 1], [0, 0, 1]] }).replay(
    () => 0,
    spin,
  );
  expect(win?.paid).toBe(2_100);
  expect(win?.view.wins).toEqual([
    {
      ...{ line: 0, ways: 1, symbol: 'high1', count: 3, hundredths: 2_100 },
      cells: [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    },
  ]);
});

it('ways multiply the cells of each reel', () => {
  const game = createSlot({ ...tinyWays, reels: [[1], [1], [0, 0, 1]] });
  const state = game.replay(() => 0, spin);
  expect(state?.view.wins).toMatchObject([{ ways: 8, symbol: 'high1', hundredths: 8 * 3 * 700 }]);
  expect(game.mostTimes).toBe(168);
});

it('a full grid of coins pays the grand pot and every coin', () => {
  const coins = [
    [0, 1],
    [0, 1],
    [0, 1],
  ];
  const game = createSlot({ ...tinyCoins, reels: coins });
  const state = game.replay(() => 0, spin);
  expect(state?.paid).toBe(6 * 150 + 5_000);
  expect(state?.view).toMatchObject({ pot: 'grand', hold: { full: true } });
});

it('symbols of the pot pay a fixed pot', () => {
  const game = createSlot({ ...tinyCoins, reels: [[0, 0, 1], [1], [1]] });
  const state = game.replay((below) => below - 1, spin);
  expect(state?.view).toMatchObject({ pot: 'grand', potHundredths: 9_000 });
  expect(game.replay(() => 0, spin)?.view.pot).toBe('mini');
});

it('free spins stop at their most, with their multiplier in every win', () => {
  const scatters = [
    [0, 0, 0, 1],
    [0, 0, 0, 1],
    [0, 0, 0, 1],
  ];
  const free = { spins: [5], times: 4, most: 7, reels: scatters };
  const state = createSlot({ ...tinyLines, reels: scatters, free }).replay(() => 0, spin);
  expect(state?.view.free.map(({ freeSpins }) => freeSpins)).toEqual([2, 0, 0, 0, 0, 0, 0]);
  const wins = createSlot({
    ...tinyLines,
    reels: scatters,
    free: { ...free, reels: [[1], [1], [1]] },
  });
  expect(wins.replay(() => 0, spin)?.view.free[0]?.hundredths).toBe(4 * 700);
});

it('a slot refuses a second action and wilds on its first reel', () => {
  expect(createSlot(tinyLines).replay(() => 0, [...spin, ...spin])).toBeUndefined();
  expect(createSlot(tinyLines).replay(() => 0, [])).toBeUndefined();
  expect(() => createSlot({ ...tinyLines, reels: [[0, 0, 1], [1], [1]] })).toThrow('first reel');
});
