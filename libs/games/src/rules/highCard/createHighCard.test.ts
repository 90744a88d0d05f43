import { expect, it } from 'vitest';
import { playRounds } from '../testing/playRounds';
import { createHighCard, highCardVariants } from './createHighCard';

const tables = Object.entries(highCardVariants);
const [two, king, ace] = [1, 12, 0];

it.each(tables)('%s returns within its band on every seat', (_, variant) => {
  const game = createHighCard(variant);
  for (const share of Object.values(game.spotReturns())) {
    expect(share).toBeGreaterThan(variant.band[0]);
    expect(share).toBeLessThan(variant.band[1]);
    expect(share).toBe(game.returnToPlayer());
  }
});

it('returns are those of counting: suits leave no tie, ranks tie three times of 51', () => {
  const share = (name: keyof typeof highCardVariants) =>
    createHighCard(highCardVariants[name]).returnToPlayer();
  expect(share('suits')).toBeCloseTo(1.95 / 2, 12);
  expect(share('halfTie')).toBeCloseTo((2 * 24 + 0.5 * 3) / 51, 12);
  expect(share('aces')).toBeCloseTo((2 * 24) / 51 + (0.4 * (4 / 52) * 48) / 51, 12);
});

it.each([
  ['suits', two, two + 13, 195],
  ['suits', two + 26, two + 39, 195],
  ['suits', two + 39, two + 26, 0],
  ['halfTie', two, two + 13, 50],
  ['aces', ace, king, 240],
  ['aces', king, ace, 0],
  ['aces', king, two, 200],
] as const)('%s pays a seat with card %i against %i of the dealer', (name, card, dealer, paid) => {
  const game = createHighCard(highCardVariants[name]);
  const before = (at: number, taken: number[]) => at - taken.filter((other) => other < at).length;
  const [middle, right] = [20, 21];
  const draws = [
    card,
    before(middle, [card]),
    before(right, [card, middle]),
    before(dealer, [card, middle, right]),
  ];
  const state = game.replay(() => draws.shift() ?? 0, [{ bets: [{ spot: 'left', chips: 1 }] }]);
  expect(state?.view.outcome).toEqual({ dealer, seats: { left: card, middle, right } });
  expect(state?.paid).toBe(paid);
});

it.each(tables)('a long run with %s comes near its return', (_, variant) => {
  const game = createHighCard(variant);
  const bets = (['left', 'middle', 'right'] as const).map((spot) => ({ spot, chips: 1 }));
  expect(Math.abs(playRounds(game, 8000, { bets }) - game.returnToPlayer())).toBeLessThan(0.03);
});
