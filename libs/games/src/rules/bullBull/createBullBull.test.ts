import { expect, it } from 'vitest';
import { orderDeck } from '../testing/orderDeck';
import { playRounds } from '../testing/playRounds';
import { countBullPoints, findTop, readBull } from './bull';
import { countBulls } from './countBulls';
import { createBullBull } from './createBullBull';
import { allBullDeals, bullBullVariants, bullCounts } from './variants';

const tables = Object.entries(bullBullVariants);

it.each(tables)('%s returns within its band', (_, variant) => {
  const game = createBullBull(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
});

it('all deals have the counts that the returns are made of', () => {
  expect(countBulls()).toEqual(bullCounts);
  const wins = bullCounts.wins.reduce((sum, deals) => sum + deals, 0);
  expect(wins).toBe(allBullDeals / 2);
  expect(createBullBull(bullBullVariants.classic).returnToPlayer()).toBeCloseTo(1.95 / 2, 12);
});

/** The bull by trying every three cards. */
function tryThrees(points: readonly number[]): number {
  const sum = points.reduce((total, each) => total + each, 0);
  for (let a = 0; a < 5; a += 1)
    for (let b = a + 1; b < 5; b += 1)
      for (let c = b + 1; c < 5; c += 1) {
        const three = (points[a] ?? 0) + (points[b] ?? 0) + (points[c] ?? 0);
        if (three % 10 === 0) return (sum - three) % 10 || 10;
      }
  return 0;
}

it('a bull is the one that trying every three cards finds', () => {
  let agreed = 0;
  for (let hand = 0; hand < 100_000; hand += 7) {
    const points = [...String(hand).padStart(5, '0')].map((digit) => Number(digit) + 1);
    if (readBull(points) === tryThrees(points)) agreed += 1;
  }
  expect(agreed).toBe(14_286);
});

it.each([
  [[9, 10, 11, 6, 7], 5],
  [[9, 10, 11, 12, 8], 9],
  [[9, 10, 11, 2, 6], 10],
  [[0, 13, 26, 1, 14], 0],
])('cards %j have the bull %i', (cards, bull) => {
  expect(readBull(cards.map(countBullPoints))).toBe(bull);
});

it('kings are the top cards, and spades the top suit', () => {
  expect(findTop([12, 0])).toBeGreaterThan(findTop([25, 38, 51, 11]));
});

it.each<[keyof typeof bullBullVariants, string, number]>([
  ['classic', 'player', 195],
  ['rising', 'player', 280],
  ['dealerTies', 'dealer', 0],
])('%s gives equal bulls to the %s', (name, winner, paid) => {
  // Bull bull each; the player's king of spades is the top card.
  const draw = orderDeck([9, 10, 12, 2, 6, 22, 23, 25, 15, 19]);
  const bets = [{ spot: 'player' as const, chips: 1 }];
  const state = createBullBull(bullBullVariants[name]).replay(draw, [{ bets }]);
  expect(state?.view.outcome).toMatchObject({ player: { bull: 10 }, dealer: { bull: 10 }, winner });
  expect(state?.paid).toBe(paid);
});

it.each(tables)('a long run of %s comes near its return', (_, variant) => {
  const game = createBullBull(variant);
  const run = playRounds(game, 10_000, { bets: [{ spot: 'player', chips: 1 }] });
  expect(Math.abs(run - game.returnToPlayer())).toBeLessThan(0.03);
});

it('nobody may bet on a dealer who has the equal bulls', () => {
  const game = createBullBull(bullBullVariants.dealerTies);
  expect(game.replay(() => 0, [{ bets: [{ spot: 'dealer', chips: 1 }] }])).toBeUndefined();
});
