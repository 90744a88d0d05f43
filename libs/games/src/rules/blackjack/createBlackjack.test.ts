import { expect, it } from 'vitest';
import { enumerateDraws } from '../testing/enumerateDraws';
import { playRound, playRounds } from '../testing/playRounds';
import { createBlackjack, type BlackjackAction, type BlackjackView } from './createBlackjack';
import { Expectation, findDealerTotals, findRoundMeans, type BlackjackMove } from './expectation';
import { countCard } from './total';
import { blackjackVariants } from './variants';

const tables = Object.entries(blackjackVariants);

it.each(tables)('%s returns within its band', (_, variant) => {
  const share = createBlackjack(variant).returnToPlayer();
  expect(share).toBeGreaterThan(variant.band[0]);
  expect(share).toBeLessThan(variant.band[1]);
});

it('the dealer busts as published for an endless shoe that stands on 17', () => {
  const bust = [2, 3, 4, 5, 6, 7, 8, 9].map((up) => findDealerTotals(up, false).get(22) ?? 0);
  const published = [0.353608, 0.373875, 0.394468, 0.416404, 0.42315, 0.262312, 0.244741, 0.228425];
  for (const [at, value] of bust.entries()) expect(value).toBeCloseTo(published[at] ?? 0, 5);
});

/** Plays every card that can come after given first draws, with one card of each rank standing for four suits. */
function meanAfter(
  start: readonly number[],
  moves: readonly BlackjackMove[],
  of: 'paid' | 'staked',
) {
  const game = createBlackjack(blackjackVariants.endlessStand17);
  return enumerateDraws((draw) => {
    const fixed = [...start];
    const left: BlackjackAction[] = moves.map((move) => ({ move }));
    return playRound(
      game,
      () => fixed.shift() ?? draw(13),
      { move: 'deal' },
      () => left.shift() ?? { move: 'stand' },
    )[of];
  });
}

it.each<[BlackjackMove, number, number, number]>([
  ['stand', 9, 5, 6],
  ['double', 4, 8, 5],
  ['split', 0, 8, 0],
])('%s is worth what every card that can come pays', (move, first, up, second) => {
  // The hole card comes from the enumeration too: it is the fourth draw.
  const [paid, staked] = (['paid', 'staked'] as const).map((of) =>
    meanAfter([first, up, second], [move], of),
  );
  const expectation = new Expectation(blackjackVariants.endlessStand17, up + 1);
  const [one, other] = [first, second].map(countCard);
  const hand = { total: (one ?? 0) + (other ?? 0), soft: false };
  const means =
    move === 'split'
      ? expectation.split(one ?? 0)
      : expectation[move === 'double' ? 'double' : 'stand'](hand);
  expect((paid ?? 0) / 100).toBeCloseTo(means.paid, 8);
  expect(staked).toBeCloseTo(means.staked, 10);
});

/** The published strategy for a dealer who stands on 17, in its main lines. */
function choosePublished({ active = 0, dealer, hands, moves }: BlackjackView): BlackjackAction {
  const hand = hands[active];
  const up = countCard(dealer[0] ?? 0);
  const total = hand?.total ?? 0;
  const [card = 0] = (hand?.cards ?? []).map(countCard);
  const weak = up >= 2 && up <= 6;
  if (moves.includes('split')) {
    const against = {
      1: true,
      8: true,
      9: up !== 7 && up !== 10 && up !== 1,
      7: up >= 2 && up <= 7,
    };
    const others: Record<number, boolean> = { ...against, 6: weak, 4: up === 5 || up === 6 };
    const low = (card === 2 || card === 3) && up >= 2 && up <= 7;
    if ((others[card] ?? false) || low) return { move: 'split' };
  }
  if (moves.includes('double') && !hand?.soft) {
    const eleven = total === 11 && up !== 1;
    const ten = total === 10 && up !== 1 && up !== 10;
    if (eleven || ten || (total === 9 && up >= 3 && up <= 6)) return { move: 'double' };
  }
  if (moves.includes('double') && hand?.soft) {
    const from: Record<number, number> = { 13: 5, 14: 5, 15: 4, 16: 4, 17: 3, 18: 3 };
    if (up <= 6 && up >= (from[total] ?? 7)) return { move: 'double' };
  }
  if (hand?.soft)
    return { move: total >= 19 || (total === 18 && up >= 2 && up <= 8) ? 'stand' : 'hit' };
  const stands = total >= 17 || (weak && total >= 13) || (total === 12 && up >= 4 && up <= 6);
  return { move: stands ? 'stand' : 'hit' };
}

it('a long run of the published strategy comes near the return', () => {
  const game = createBlackjack(blackjackVariants.endlessStand17);
  const run = playRounds(game, 40_000, { move: 'deal' }, choosePublished);
  expect(Math.abs(run - game.returnToPlayer())).toBeLessThan(0.015);
});

it('six to five costs what one blackjack in twenty-one loses', () => {
  const [three, six] = [250, 220].map((blackjackPays) =>
    findRoundMeans({ ...blackjackVariants.endlessHit17, blackjackPays }),
  );
  const has = (2 * 4) / 169;
  expect((three?.paid ?? 0) - (six?.paid ?? 0)).toBeCloseTo(0.3 * has * (1 - has), 12);
});

/** Draws in the order player, dealer, player, dealer, and then as they come. */
function replay(draws: readonly number[], ...moves: BlackjackMove[]) {
  const left = [...draws];
  const game = createBlackjack(blackjackVariants.endlessStand17);
  const actions: BlackjackAction[] = ['deal' as const, ...moves].map((move) => ({ move }));
  return game.replay(() => left.shift() ?? 0, actions);
}

it('the dealer shows one card while the round goes on', () => {
  const open = replay([7, 9, 7, 8]);
  expect(open?.view.dealer).toEqual([9]);
  expect(open?.view.moves).toEqual(['hit', 'stand', 'double', 'split']);
  expect(open?.paid).toBeUndefined();
  expect(replay([7, 9, 7, 8], 'stand')?.view.dealer).toEqual([9, 8]);
});

it.each<[string, number[], BlackjackMove[], number, number]>([
  ['blackjack wins three to two', [0, 9, 12, 8], [], 1, 250],
  ['two blackjacks stand off', [0, 9, 12, 0], [], 1, 100],
  ['blackjack of the dealer ends the round', [8, 0, 9, 9], [], 1, 0],
  ['a bust loses', [9, 9, 5, 6, 9], ['hit'], 1, 0],
  ['a double pays two stakes', [5, 9, 4, 6, 9], ['double'], 2, 400],
  ['a split pays each hand', [7, 9, 7, 6, 9, 2, 9], ['split', 'stand', 'hit'], 2, 400],
  ['both hands double', [7, 5, 7, 9, 2, 2, 9, 9, 9], ['split', 'double', 'double'], 4, 800],
  ['split aces take one card each', [0, 9, 0, 6, 12, 4], ['split'], 2, 200],
])('%s', (_, draws, moves, staked, paid) => {
  expect(replay(draws, ...moves)).toMatchObject({ staked, paid });
});

it('a move that the hand does not allow undoes the round', () => {
  expect(replay([7, 9, 6, 8], 'split')).toBeUndefined();
  expect(replay([2, 9, 3, 8, 1], 'hit', 'double')).toBeUndefined();
  expect(replay([7, 9, 7, 8], 'stand', 'hit')).toBeUndefined();
});
