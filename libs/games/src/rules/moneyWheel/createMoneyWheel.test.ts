import { expect, it } from 'vitest';
import { getMeanReturn } from '../../testing/meanReturn';
import { instantBand } from '../returnBand';
import { createMoneyWheel } from './createMoneyWheel';
import { moneyWheelVariants } from './moneyWheelVariants';

const variants = Object.entries(moneyWheelVariants);
const chip = (spot: string) => ({ bets: [{ spot, chips: 1 }] });

it.each(variants)(
  'the best spot of %s lies in its band, and every spot is its mean',
  (_, variant) => {
    const game = createMoneyWheel(variant);
    expect(game.returnToPlayer()).toBeGreaterThanOrEqual(instantBand.least);
    expect(game.returnToPlayer()).toBeLessThanOrEqual(instantBand.most);
    for (const spot of game.spots)
      expect(game.spotReturns()[spot]).toBeCloseTo(getMeanReturn(game, [chip(spot)]), 10);
  },
);

it('a wheel of 54 with x2 and x7 returns the published 96.58 % of ten and 95.34 % of one', () => {
  const returns = createMoneyWheel({
    ...moneyWheelVariants.dreamCatch,
    mostAgain: 6,
  }).spotReturns();
  expect(returns['10']).toBeCloseTo(0.9658, 4);
  expect(returns['1']).toBeCloseTo(0.9534, 4);
});

it('every spot of the wheel of plenty returns 96 of 100', () => {
  const returns = Object.values(createMoneyWheel(moneyWheelVariants.plenty).spotReturns());
  for (const share of returns) expect(share).toBeCloseTo(0.96, 12);
  expect(returns).toHaveLength(5);
});

it('a segment that multiplies turns the wheel again for all bets', () => {
  const game = createMoneyWheel({ segments: ['1', 'x3', '4'], mostAgain: 2 });
  const stops = [1, 1, 1];
  const bets = [
    { spot: '4', chips: 2 },
    { spot: '1', chips: 5 },
  ];
  const state = game.replay(() => stops.shift() ?? 0, [{ bets }]);
  // Twice again is the most: the third stop is the second of the two plain segments.
  expect(state?.view.outcome).toEqual({ stops: [1, 1, 2], spot: '4', times: 9 });
  expect(state).toMatchObject({ staked: 7, paid: 2 * 100 * (1 + 4 * 9) });
  expect(game.mostTimes).toBe(37);
});

it('the wheel refuses bets on a segment that only multiplies', () => {
  const game = createMoneyWheel(moneyWheelVariants.dreamCatch);
  expect(game.replay(() => 0, [chip('x2')])).toBeUndefined();
  expect(game.replay(() => 0, [])).toBeUndefined();
});
