import { expect, it } from 'vitest';
import { countPoints } from '../cards/points';
import { playRounds } from '../testing/playRounds';
import { createLuckyNine, type LuckyNineAction, type LuckyNineView } from './createLuckyNine';
import { findStrategy } from './strategy';
import { luckyNineVariants } from './variants';

const tables = Object.entries(luckyNineVariants);

it.each(tables)('%s returns within its band', (_, variant) => {
  const share = createLuckyNine(variant).returnToPlayer();
  expect(share).toBeGreaterThan(variant.band[0]);
  expect(share).toBeLessThan(variant.band[1]);
});

it.each(tables)('%s values a hand as a count of all real cards does', (_, variant) => {
  // Two and three of spades in the player's hand, who stands.
  const points = Array.from({ length: 52 }, (_card, card) => countPoints(card));
  points.splice(1, 2);
  let [paid, deals] = [0, 0];
  for (let a = 0; a < 50; a += 1)
    for (let b = 0; b < 50; b += 1)
      for (let c = 0; c < 50; c += 1) {
        if (a === b || a === c || b === c) continue;
        const two = ((points[a] ?? 0) + (points[b] ?? 0)) % 10;
        const dealer = two <= variant.dealerDrawsUpTo ? (two + (points[c] ?? 0)) % 10 : two;
        deals += 1;
        if (dealer === 5) paid += variant.tieGivesBack;
        if (dealer < 5) paid += variant.pays;
      }
  expect(paid / deals).toBeCloseTo(findStrategy(variant).values[23]?.stand ?? 0, 8);
});

it.each(tables)('the best play of %s draws on low totals and stands on high ones', (_, variant) => {
  const { values } = findStrategy(variant);
  const draws = (first: number, second: number) => {
    const value = values[first * 10 + second];
    return value !== undefined && value.draw > value.stand;
  };
  expect([draws(0, 2), draws(1, 3), draws(0, 7), draws(4, 4), draws(0, 9)]).toEqual([
    ...[true, true, false, false, false],
  ]);
});

it.each(tables)('a long run of the best play of %s comes near its return', (_, variant) => {
  const game = createLuckyNine(variant);
  const { values } = findStrategy(variant);
  const choose = ({ player }: LuckyNineView): LuckyNineAction => {
    const [first = 0, second = 0] = player.map(countPoints);
    const value = values[first * 10 + second];
    return { move: value !== undefined && value.draw > value.stand ? 'draw' : 'stand' };
  };
  const run = playRounds(game, 20_000, { move: 'deal' }, choose);
  expect(Math.abs(run - game.returnToPlayer())).toBeLessThan(0.02);
});

it('the dealer has no cards to be seen before the player has moved', () => {
  const game = createLuckyNine(luckyNineVariants.commission);
  const draws = () => {
    const order = [7, 0, 7, 4];
    return () => order.shift() ?? 0;
  };
  const open = game.replay(draws(), [{ move: 'deal' }]);
  expect(open).toEqual({
    view: { player: [7, 0], dealer: [], moves: ['draw', 'stand'] },
    staked: 1,
  });
  const end = game.replay(draws(), [{ move: 'deal' }, { move: 'stand' }]);
  // Eight and ace are nine at once; the dealer's ten and six stand.
  expect(end).toMatchObject({ view: { dealer: [9, 5], moves: [] }, paid: 195 });
  expect(game.replay(draws(), [{ move: 'stand' }])).toBeUndefined();
  expect(game.replay(draws(), [{ move: 'deal' }, { move: 'deal' }])).toBeUndefined();
});
