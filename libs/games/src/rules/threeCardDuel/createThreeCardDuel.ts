import * as z from 'zod/mini';
import {
  countChips,
  createBetAction,
  findChips,
  type Bet,
  type BetAction,
} from '../bets/betAction';
import type { SpotGame } from '../bets/createBetGame';
import { findShare } from '../bets/exactShare';
import { createMoveAction, type MoveAction } from '../bets/moveAction';
import { findBest, memoize } from '../bets/spotReturns';
import {
  findHighCardStrength,
  readThreeCards,
  threeCardCounts,
  type ThreeCardHand,
  type ThreeCardKind,
} from '../cards/threeCards';
import { createShoe, type Card } from '../draw';
import { payCall, type DuelPlace, type ThreeCardDuelVariant } from './variant';

export type ThreeCardSpot = 'ante' | 'pairPlus';
export type ThreeCardMove = 'call' | 'fold';
export type ThreeCardAction = BetAction<ThreeCardSpot> | MoveAction<ThreeCardMove>;

export interface ThreeCardView {
  readonly player: readonly Card[];
  readonly playerKind: ThreeCardKind;
  /** The dealer's cards at the end, with how they stand to the player's. */
  readonly dealer?:
    | { readonly cards: readonly Card[]; readonly kind: ThreeCardKind; readonly place: DuelPlace }
    | undefined;
  readonly bets: readonly Bet<ThreeCardSpot>[];
  readonly moves: readonly ThreeCardMove[];
}

export type ThreeCardGame = SpotGame<ThreeCardSpot, ThreeCardAction, ThreeCardView>;

const spots = ['ante', 'pairPlus'] as const;
const moves = ['call', 'fold'] as const;
const allHands = 22_100;

function findReturns({ ante, pairPlus }: ThreeCardDuelVariant) {
  const kinds = Object.entries(threeCardCounts);
  const pays: Readonly<Record<string, number>> = pairPlus;
  const paid = kinds.reduce((sum, [kind, count]) => sum + count * (pays[kind] ?? 0), 0);
  return { ante: findShare(ante), pairPlus: paid / allHands / 100 };
}

function findPlace(player: ThreeCardHand, dealer: ThreeCardHand, bar: number): DuelPlace {
  if (dealer.strength < bar) return 'unqualified';
  if (dealer.strength === player.strength) return 'equal';
  return dealer.strength < player.strength ? 'lower' : 'higher';
}

/** The most that an ante and a bet on the own hand can pay for each chip. */
function findMost(variant: ThreeCardDuelVariant): number {
  const kinds = variant.ranking.order;
  const most = kinds.map((kind) =>
    Math.max(payCall(variant, kind, 'lower'), variant.pairPlus[kind] ?? 0),
  );
  return Math.max(...most) / 100;
}

export function createThreeCardDuel(variant: ThreeCardDuelVariant): ThreeCardGame {
  const opening = createBetAction(spots, 'ante');
  const move = createMoveAction(moves);
  const spotReturns = memoize(() => findReturns(variant));
  const bar = findHighCardStrength(variant.qualifyingRank);
  return {
    action: z.union([opening, move]),
    spots,
    mostTimes: findMost(variant),
    spotReturns,
    returnToPlayer: () => findBest(spotReturns()),
    replay(draw, [first, second, ...more]) {
      if (first === undefined || !('bets' in first) || more.length > 0) return undefined;
      if (!opening.safeParse(first).success) return undefined;
      const deal = createShoe(draw);
      const player = [deal(), deal(), deal()];
      const hand = readThreeCards(player, variant.ranking);
      const staked = countChips(first.bets);
      const ante = findChips(first.bets, 'ante');
      const view = { player, playerKind: hand.kind, bets: first.bets, moves: [] };
      if (second === undefined) return { view: { ...view, moves }, staked };
      if ('bets' in second || !move.safeParse(second).success) return undefined;
      const cards = [deal(), deal(), deal()];
      const other = readThreeCards(cards, variant.ranking);
      const place = findPlace(hand, other, bar);
      const end = { ...view, dealer: { cards, kind: other.kind, place } };
      // A bet on the own hand is settled even when it is folded.
      const ownPaid = findChips(first.bets, 'pairPlus') * (variant.pairPlus[hand.kind] ?? 0);
      if (second.move === 'fold') return { view: end, staked, paid: ownPaid };
      const paid = ownPaid + ante * payCall(variant, hand.kind, place);
      return { view: end, staked: staked + ante * variant.call, paid };
    },
  };
}
