import { expect, it } from 'vitest';
import { averageOverDraws } from '../../testing/everyDraw';
import { instantBand } from '../returnBand';
import type { Draw } from '../draw';
import type { HiLoAction, HiLoView } from './createHiLo';
import { createHiLo } from './createHiLo';
import { countWinning } from './hiLoReturn';
import { hiLoVariants } from './hiLoVariants';

const deal: HiLoAction = { type: 'deal' };
const guess = (way: 'higher' | 'lower'): HiLoAction => ({ type: 'guess', guess: way });
const cashOut: HiLoAction = { type: 'cashOut' };
const skip: HiLoAction = { type: 'skip' };
const cards = (...list: number[]): Draw => {
  const left = [...list];
  return () => left.shift() ?? 0;
};

it.each(Object.entries(hiLoVariants))('the return of %s lies in its band', (_, variant) => {
  const share = createHiLo(variant).returnToPlayer();
  expect(share).toBeGreaterThanOrEqual(instantBand.least);
  expect(share).toBeLessThanOrEqual(instantBand.most);
});

/** The value of best play found by trying every action in every state, by replays alone. */
function searchBest(game: ReturnType<typeof createHiLo>, dealt: number[], actions: HiLoAction[]) {
  const state = game.replay(cards(...dealt), actions);
  if (state === undefined) return 0;
  if (state.paid !== undefined) return state.paid;
  const dealNext = (action: HiLoAction) => {
    if (game.replay(cards(...dealt, 0), [...actions, action]) === undefined) return 0;
    const values = Array.from({ length: 13 }, (_, rank): number =>
      searchBest(game, [...dealt, rank], [...actions, action]),
    );
    return values.reduce((one, two) => one + two, 0) / 13;
  };
  return Math.max(
    game.replay(cards(...dealt), [...actions, cashOut])?.paid ?? 0,
    ...[guess('higher'), guess('lower'), skip].map(dealNext),
  );
}

it.each([
  { sameWins: true, mostSkips: 0, most: 112 },
  { sameWins: false, mostSkips: 0, most: 120 },
  { sameWins: true, mostSkips: 1, most: 104 },
])('the return is that of trying every action after every card with %o', (variant) => {
  const game = createHiLo({ start: 96, ...variant });
  const starts = Array.from({ length: 13 }, (_, rank) => searchBest(game, [rank], [deal]));
  const mean = starts.reduce((one, two) => one + two, 0) / 13 / 100;
  expect(game.returnToPlayer()).toBeCloseTo(mean, 12);
});

it('one guess and out returns the prize times its chance over every card', () => {
  const game = createHiLo(hiLoVariants.classic);
  const mean = averageOverDraws((draw) => {
    const second = draw(52);
    const state = game.replay(cards(6, second), [deal, guess('higher')]);
    return state?.paid ?? state?.view.prize ?? 0;
  });
  expect(mean).toBeCloseTo((Math.floor((97 * 13) / 7) * 7) / 13, 10);
});

it('a guess beyond the last rank is offered only where the same rank wins', () => {
  expect(countWinning(hiLoVariants.classic, 13, 'higher')).toBe(1);
  expect(countWinning(hiLoVariants.strict, 13, 'higher')).toBe(0);
  const next = (rank: number): HiLoView['next'] | undefined =>
    createHiLo(hiLoVariants.classic).replay(() => rank - 1, [deal])?.view.next;
  expect(next(13)).toEqual({ higher: 1261 });
  expect(next(7)).toEqual({ higher: 180, lower: 180 });
});

it('a wrong guess ends the round with nothing and a skip keeps the prize', () => {
  const game = createHiLo(hiLoVariants.classic);
  const wrong = game.replay(cards(6, 0), [deal, guess('higher')]);
  expect(wrong).toMatchObject({ paid: 0, view: { ended: 'wrong', next: {} } });
  const kept = game.replay(cards(6, 7, 2), [deal, guess('higher'), skip, cashOut]);
  expect(kept).toMatchObject({ paid: 180, view: { skipsLeft: 1, ended: 'cashedOut' } });
});

it('hi-lo refuses a cash-out before a guess, too many skips and a guess that cannot fail', () => {
  const game = createHiLo(hiLoVariants.classic);
  expect(game.replay(cards(6), [deal, cashOut])).toBeUndefined();
  expect(game.replay(cards(6), [deal, skip, skip, skip, skip])).toBeUndefined();
  expect(game.replay(cards(0), [deal, guess('higher')])).toBeUndefined();
  expect(game.replay(cards(6), [skip])).toBeUndefined();
});
