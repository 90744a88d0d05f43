import { expect, it } from 'vitest';
import { orderDeck } from '../testing/orderDeck';
import { playRounds } from '../testing/playRounds';
import { countAnte } from '../threeCardDuel/countAnte';
import type { ThreeCardAction, ThreeCardView } from '../threeCardDuel/createThreeCardDuel';
import { createThreeCardBattle, threeCardBattleVariants } from './createThreeCardBattle';

const tables = Object.entries(threeCardBattleVariants);

it.each(tables)('%s returns within its band, and no spot returns all', (_, variant) => {
  const game = createThreeCardBattle(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
  expect(game.spotReturns().pairPlus).toBeGreaterThan(0.9);
});

it.each(tables)('%s has the stakes and payments of going through all deals', (_, variant) => {
  expect(countAnte(variant)).toEqual(variant.ante);
});

const ante: ThreeCardAction = { bets: [{ spot: 'ante', chips: 1 }] };

it('a long run that shows with a pair comes near what such play returns', () => {
  const game = createThreeCardBattle(threeCardBattleVariants.show);
  const choose = ({ playerKind }: ThreeCardView): ThreeCardAction => ({
    move: playerKind === 'high' ? 'fold' : 'call',
  });
  const run = playRounds(game, 10_000, ante, choose);
  expect(run).toBeLessThan(game.spotReturns().ante);
});

it.each<[keyof typeof threeCardBattleVariants, string, number[], number, number]>([
  ['show', 'a trail beats a pure sequence', [1, 14, 27, 0, 11, 12], 2, 400],
  ['doubleShow', 'a trail earns its bonus', [1, 14, 27, 0, 11, 12], 3, 600 + 500],
  ['show', 'ace, two, three beats king, queen, jack', [0, 14, 28, 12, 24, 36], 2, 400],
  ['show', 'ace, king, queen beats ace, two, three', [0, 25, 37, 13, 1, 15], 2, 400],
  ['show', 'equal hands give stakes back', [12, 17, 29, 25, 4, 42], 2, 200],
  ['doubleShow', 'equal hands lose', [12, 17, 29, 25, 4, 42], 3, 0],
  ['doubleShow', 'a queen of the dealer does not qualify', [4, 16, 20, 11, 22, 33], 3, 400],
])('%s: %s', (name, _, cards, staked, paid) => {
  const game = createThreeCardBattle(threeCardBattleVariants[name]);
  const state = game.replay(orderDeck(cards), [ante, { move: 'call' }]);
  expect(state).toMatchObject({ staked, paid });
});
