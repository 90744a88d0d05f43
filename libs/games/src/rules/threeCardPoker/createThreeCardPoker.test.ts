import { expect, it } from 'vitest';
import { readThreeCards } from '../cards/threeCards';
import { orderDeck } from '../testing/orderDeck';
import { playRounds } from '../testing/playRounds';
import { countAnte } from '../threeCardDuel/countAnte';
import type { ThreeCardAction, ThreeCardView } from '../threeCardDuel/createThreeCardDuel';
import { createThreeCardPoker, threeCardPokerVariants } from './createThreeCardPoker';

const tables = Object.entries(threeCardPokerVariants);

it.each(tables)('%s returns within its band, and no spot returns all', (_, variant) => {
  const game = createThreeCardPoker(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
});

it.each(tables)('%s has the stakes and payments of going through all deals', (_, variant) => {
  expect(countAnte(variant)).toEqual(variant.ante);
});

it('classic has the published figures of its ante and of pair plus', () => {
  const { ante } = threeCardPokerVariants.classic;
  const deals = 407_170_400;
  expect(ante.staked / deals - ante.paid / deals / 100).toBeCloseTo(0.0337, 4);
  const { ante: share, pairPlus } = createThreeCardPoker(
    threeCardPokerVariants.classic,
  ).spotReturns();
  expect(share).toBeCloseTo(1 - 0.0201, 4);
  expect(pairPlus).toBeCloseTo(1 - 0.0232, 4);
});

/** The published line: queen, six, four and better calls. */
function choosePublished({ player }: ThreeCardView): ThreeCardAction {
  const ranking = threeCardPokerVariants.classic.ranking;
  const line = readThreeCards([11, 5 + 13, 3 + 26], ranking).strength;
  return { move: readThreeCards(player, ranking).strength >= line ? 'call' : 'fold' };
}

it('a long run of the published strategy comes near the return', () => {
  const game = createThreeCardPoker(threeCardPokerVariants.classic);
  const ante: ThreeCardAction = { bets: [{ spot: 'ante', chips: 1 }] };
  const run = playRounds(game, 20_000, ante, choosePublished);
  expect(Math.abs(run - game.spotReturns().ante)).toBeLessThan(0.03);
});

const bets = [
  { spot: 'ante' as const, chips: 2 },
  { spot: 'pairPlus' as const, chips: 1 },
];

/** Deals these cards, the player's three first. */
function replay(cards: readonly number[], ...actions: ThreeCardAction[]) {
  const game = createThreeCardPoker(threeCardPokerVariants.classic);
  return game.replay(orderDeck(cards), [{ bets }, ...actions]);
}

const call: ThreeCardAction = { move: 'call' };

it.each<[string, number[], number]>([
  ['a pair against jack high wins the ante alone', [0, 13, 5, 10, 21, 30], 2 * 300 + 200],
  ['a straight against a queen earns its bonus', [2, 16, 30, 11, 22, 33], 2 * 500 + 700],
  ['ace high loses to a pair', [0, 22, 31, 1, 14, 9], 0],
  ['equal hands give stakes back', [11, 17, 29, 24, 4, 42], 2 * 200],
])('%s', (_, cards, paid) => expect(replay(cards, call)).toMatchObject({ staked: 5, paid }));

it('three alike against a queen win, with their bonus and pair plus', () => {
  expect(replay([0, 13, 26, 11, 22, 33], call)).toMatchObject({
    staked: 5,
    paid: 2 * (400 + 400) + 3100,
    view: { playerKind: 'trips', dealer: { place: 'lower' } },
  });
});

it('a hand that is folded loses its ante and settles pair plus', () => {
  expect(replay([0, 13, 5, 10, 21, 30])?.view.dealer).toBeUndefined();
  expect(replay([0, 13, 5, 10, 21, 30], { move: 'fold' })).toMatchObject({ staked: 3, paid: 200 });
  expect(replay([0, 13, 5, 10, 21, 30], call, call)).toBeUndefined();
});
