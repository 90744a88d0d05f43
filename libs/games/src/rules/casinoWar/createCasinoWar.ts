import * as z from 'zod/mini';
import {
  countChips,
  createBetAction,
  findChips,
  type Bet,
  type BetAction,
} from '../bets/betAction';
import type { SpotGame } from '../bets/createBetGame';
import { createMoveAction, type MoveAction } from '../bets/moveAction';
import { findBetter, findReturn, mixMeans, type RoundMeans } from '../bets/roundMeans';
import { findBest, memoize, type Band } from '../bets/spotReturns';
import { getHighRank } from '../cards/cardTables';
import { createShoe, type Card } from '../draw';

export type CasinoWarSpot = 'ante' | 'tie';
export type CasinoWarMove = 'war' | 'surrender';
export type CasinoWarAction = BetAction<CasinoWarSpot> | MoveAction<CasinoWarMove>;

export interface CasinoWarVariant {
  readonly decks: number;
  /** Hundredths that a chip on a tie of the first cards brings back. */
  readonly tiePays: number;
  /** Hundredths that a war brings back for its two stakes when the second cards tie too, or the player's is higher. */
  readonly warTiePays: number;
  readonly warPays: number;
  readonly band: Band;
}

export const casinoWarVariants = {
  /** The second stake wins even, the ante comes back. */
  classic: { decks: 6, tiePays: 1100, warTiePays: 300, warPays: 300, band: [0.973, 0.974] },
  /** A second tie wins as much again. */
  bonus: { decks: 6, tiePays: 1100, warTiePays: 400, warPays: 300, band: [0.978, 0.979] },
} as const satisfies Record<string, CasinoWarVariant>;

export interface CasinoWarView {
  readonly player: Card;
  readonly dealer: Card;
  /** The second cards, after going to war. */
  readonly war?: { readonly player: Card; readonly dealer: Card } | undefined;
  readonly bets: readonly Bet<CasinoWarSpot>[];
  readonly moves: readonly CasinoWarMove[];
}

export type CasinoWarGame = SpotGame<CasinoWarSpot, CasinoWarAction, CasinoWarView>;

const spots = ['ante', 'tie'] as const;
const moves = ['war', 'surrender'] as const;

/** Hundredths that a war brings back for both its stakes. */
function payWar(variant: CasinoWarVariant, lead: number): number {
  if (lead === 0) return variant.warTiePays;
  return lead > 0 ? variant.warPays : 0;
}

function findWarMeans(variant: CasinoWarVariant): RoundMeans {
  const { decks } = variant;
  const cards = 52 * decks - 2;
  const [tied, other] = [4 * decks - 2, 4 * decks];
  // Two cards of the rank that has tied, or two of one of the twelve others.
  const tie = (tied * (tied - 1) + 12 * other * (other - 1)) / (cards * (cards - 1));
  const win = (1 - tie) / 2;
  return { staked: 2, paid: (win * variant.warPays + tie * variant.warTiePays) / 100 };
}

function findReturns(variant: CasinoWarVariant) {
  const { decks, tiePays } = variant;
  const tie = (4 * decks - 1) / (52 * decks - 1);
  const afterTie = findBetter(findWarMeans(variant), { staked: 1, paid: 0.5 });
  const ante = mixMeans([
    [{ staked: 1, paid: 2 }, (1 - tie) / 2],
    [{ staked: 1, paid: 0 }, (1 - tie) / 2],
    [afterTie, tie],
  ]);
  return { ante: findReturn(ante), tie: (tie * tiePays) / 100 };
}

export function createCasinoWar(variant: CasinoWarVariant): CasinoWarGame {
  const opening = createBetAction(spots, 'ante');
  const action = z.union([opening, createMoveAction(moves)]);
  const spotReturns = memoize(() => findReturns(variant));
  return {
    action,
    spots,
    mostTimes: variant.tiePays / 100,
    spotReturns,
    returnToPlayer: () => findBest(spotReturns()),
    replay(draw, [first, second, ...more]) {
      if (first === undefined || !('bets' in first) || more.length > 0) return undefined;
      if (!opening.safeParse(first).success) return undefined;
      const deal = createShoe(draw, variant.decks);
      const [player, dealer] = [deal(), deal()];
      const ante = findChips(first.bets, 'ante');
      const staked = countChips(first.bets);
      const view = { player, dealer, bets: first.bets, moves: [] };
      const lead = getHighRank(player) - getHighRank(dealer);
      if (lead !== 0)
        return second === undefined ? { view, staked, paid: lead > 0 ? 200 * ante : 0 } : undefined;
      if (second === undefined) return { view: { ...view, moves }, staked };
      if (!action.safeParse(second).success || 'bets' in second) return undefined;
      const tiePaid = variant.tiePays * findChips(first.bets, 'tie');
      if (second.move === 'surrender') return { view, staked, paid: tiePaid + 50 * ante };
      const war = { player: deal(), dealer: deal() };
      const paid =
        tiePaid + ante * payWar(variant, getHighRank(war.player) - getHighRank(war.dealer));
      return { view: { ...view, war }, staked: staked + ante, paid };
    },
  };
}
