import * as z from 'zod/mini';
import { findShare } from '../bets/exactShare';
import { createMoveAction, type MoveAction } from '../bets/moveAction';
import { createShoe, type Card } from '../draw';
import type { Game } from '../game';
import { readDeucesHand, readPlainHand, type VideoPokerHand } from './hands';
import type { VideoPokerVariant } from './variants';

/** Keeps the cards at these places, 0 to 4, and draws the others anew. */
export interface DrawAction {
  readonly move: 'draw';
  readonly hold: readonly number[];
}

export type VideoPokerAction = MoveAction<'deal'> | DrawAction;

export interface VideoPokerView {
  readonly cards: readonly Card[];
  /** The hand that the cards make now, if it pays. */
  readonly hand?: VideoPokerHand | undefined;
  /** Places of cards that were held, once drawn. */
  readonly held: readonly number[];
  readonly moves: readonly 'draw'[];
}

export type VideoPokerGame = Game<VideoPokerAction, VideoPokerView>;

const place = z.int().check(z.gte(0), z.lte(4));
const drawAction = z.strictObject({
  move: z.literal('draw'),
  hold: z.array(place).check(z.refine((places) => new Set(places).size === places.length)),
});

export function findHand(
  { deucesWild, pays }: VideoPokerVariant,
  cards: readonly Card[],
): VideoPokerHand | undefined {
  const hand = deucesWild ? readDeucesHand(cards) : readPlainHand(cards);
  return hand === undefined || pays[hand] === undefined ? undefined : hand;
}

/** Five cards, of which those that are not held are drawn anew, once. */
export function createVideoPoker(variant: VideoPokerVariant): VideoPokerGame {
  return {
    action: z.union([createMoveAction(['deal']), drawAction]),
    mostTimes: Math.max(...Object.values(variant.pays)),
    returnToPlayer: () => findShare(variant.share),
    replay(draw, [first, second, ...more]) {
      if (first?.move !== 'deal' || more.length > 0) return undefined;
      const deal = createShoe(draw);
      const dealt = [deal(), deal(), deal(), deal(), deal()];
      if (second === undefined) {
        const view = { cards: dealt, hand: findHand(variant, dealt), held: [] };
        return { view: { ...view, moves: ['draw'] }, staked: 1 };
      }
      if (second.move !== 'draw' || !drawAction.safeParse(second).success) return undefined;
      const cards = dealt.map((card, at) => (second.hold.includes(at) ? card : deal()));
      const hand = findHand(variant, cards);
      const paid = hand === undefined ? 0 : 100 * (variant.pays[hand] ?? 0);
      return { view: { cards, hand, held: second.hold, moves: [] }, staked: 1, paid };
    },
  };
}
