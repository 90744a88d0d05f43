import * as z from 'zod/mini';
import type { Card, Draw } from '../draw';
import { getRank } from '../draw';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import type { Guess } from './hiLoReturn';
import { countWinning, getHiLoReturn, growPrize, isGuessRight } from './hiLoReturn';
import type { HiLoVariant } from './hiLoVariants';

export type HiLoAction =
  { type: 'deal' } | { type: 'guess'; guess: Guess } | { type: 'skip' } | { type: 'cashOut' };

export interface HiLoView {
  /** Cards in the order dealt, with how each came. */
  readonly cards: readonly { card: Card; by: 'deal' | 'skip' | Guess; right: boolean }[];
  /** Hundredths of the stake that may be taken; undefined before the first right guess. */
  readonly prize?: number | undefined;
  /** Hundredths of the stake after each guess that the player may make now, if it is right. */
  readonly next: { readonly higher?: number; readonly lower?: number };
  readonly skipsLeft: number;
  readonly ended?: 'wrong' | 'cashedOut' | 'most' | undefined;
}

const hiLoAction = z.union([
  z.strictObject({ type: z.literal('deal') }),
  z.strictObject({ type: z.literal('guess'), guess: z.enum(['higher', 'lower']) }),
  z.strictObject({ type: z.literal('skip') }),
  z.strictObject({ type: z.literal('cashOut') }),
]);

interface Course {
  cards: HiLoView['cards'][number][];
  rank: number;
  value: number;
  guesses: number;
  skips: number;
  ended?: HiLoView['ended'];
}

function dealCard(draw: Draw, course: Course, by: HiLoView['cards'][number]['by'], right = true) {
  const card = draw(52);
  course.cards.push({ card, by, right });
  course.rank = getRank(card);
}

/** Takes one action after the deal. False where it is not allowed. */
function act(draw: Draw, variant: HiLoVariant, course: Course, action: HiLoAction): boolean {
  if (course.ended !== undefined || action.type === 'deal') return false;
  if (action.type === 'cashOut') {
    if (course.guesses === 0) return false;
    course.ended = 'cashedOut';
  } else if (action.type === 'skip') {
    if (course.skips === variant.mostSkips) return false;
    course.skips += 1;
    dealCard(draw, course, 'skip');
  } else {
    const before = course.rank;
    const winning = countWinning(variant, before, action.guess);
    if (winning === 0 || winning === 13) return false;
    const card = draw(52);
    const right = isGuessRight(variant, action.guess, { before, after: getRank(card) });
    course.cards.push({ card, by: action.guess, right });
    course.rank = getRank(card);
    course.guesses += 1;
    course.value = right ? Math.min(variant.most, growPrize(course.value, winning)) : 0;
    if (!right) course.ended = 'wrong';
    else if (course.value === variant.most) course.ended = 'most';
  }
  return true;
}

function listNext(variant: HiLoVariant, { rank, value, ended }: Course): HiLoView['next'] {
  if (ended !== undefined) return {};
  const price = (guess: Guess) => {
    const winning = countWinning(variant, rank, guess);
    const prize = Math.min(variant.most, growPrize(value, winning));
    return winning === 0 || winning === 13 ? {} : { [guess]: prize };
  };
  return { ...price('higher'), ...price('lower') };
}

/** Guesses whether the next card is higher or lower. Each card comes from a whole deck. */
export function createHiLo(variant: HiLoVariant): Game<HiLoAction, HiLoView> {
  return checkActions({
    action: hiLoAction,
    replay(draw, [deal, ...actions]) {
      if (deal?.type !== 'deal') return undefined;
      const course: Course = { cards: [], rank: 0, value: variant.start, guesses: 0, skips: 0 };
      dealCard(draw, course, 'deal');
      for (const action of actions) if (!act(draw, variant, course, action)) return undefined;
      const { cards, ended, guesses, value } = course;
      const view = {
        ...{ cards, ended, prize: guesses > 0 ? value : undefined },
        ...{ next: listNext(variant, course), skipsLeft: variant.mostSkips - course.skips },
      };
      return ended === undefined ? { view, staked: 1 } : { view, staked: 1, paid: value };
    },
    returnToPlayer: () => getHiLoReturn(variant),
    mostTimes: variant.most / 100,
  });
}
