import { expect, it } from 'vitest';
import { getRank } from '../draw';
import { playRounds } from '../testing/playRounds';
import { andarBaharVariants, createAndarBahar } from './createAndarBahar';

const tables = Object.entries(andarBaharVariants);

it.each(tables)('%s returns within its band, and no spot returns all', (_, variant) => {
  const game = createAndarBahar(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
  for (const share of Object.values(game.spotReturns())) expect(share).toBeGreaterThan(0.85);
});

// The first of three matches stands at a place in as many orders as put the other two behind it.
it('one deck has the returns of counting places of the first match', () => {
  const places = 51 * 50 * 49;
  let [andar, early] = [0, 0];
  for (let first = 1; first <= 49; first += 1) {
    const ways = (51 - first) * (50 - first) * 3;
    if (first % 2 === 1) andar += ways;
    if (first > 5 && first <= 10) early += ways;
  }
  const returns = createAndarBahar(andarBaharVariants.classic).spotReturns();
  expect(returns.andar).toBeCloseTo((1.9 * andar) / places, 12);
  expect(returns.andar).toBeCloseTo(0.9785, 4);
  expect(returns.bahar).toBeCloseTo(0.97, 4);
  const counts = createAndarBahar(andarBaharVariants.counts).spotReturns();
  expect(counts['count-10']).toBeCloseTo((4.5 * early) / places, 12);
});

it.each([
  ['the first card', [0, 12], [185, 0, 350, 0]],
  ['the second card', [0, 0, 11], [0, 197, 350, 0]],
  ['the sixth card', [0, 0, 0, 0, 0, 0, 7], [0, 197, 0, 450]],
])('andar and bahar are settled when %s matches', (_, draws, paid) => {
  const game = createAndarBahar(andarBaharVariants.counts);
  const bets = (['andar', 'bahar', 'count-5', 'count-10'] as const).map((spot) => ({
    spot,
    chips: 1,
  }));
  const left = [...draws];
  const state = game.replay(() => left.shift() ?? 0, [{ bets }]);
  const { cards = [], joker = 0 } = state?.view.outcome ?? {};
  expect(cards.map((card) => getRank(card) === getRank(joker))).toEqual(
    cards.map((_card, at) => at === cards.length - 1),
  );
  expect(state?.view.bets.map((bet) => bet.paid)).toEqual(paid);
});

it.each(tables)('a long run of %s comes near its return', (_, variant) => {
  const game = createAndarBahar(variant);
  const run = playRounds(game, 12_000, { bets: [{ spot: 'andar', chips: 1 }] });
  expect(Math.abs(run - game.spotReturns().andar)).toBeLessThan(0.03);
});
