import { getRank, type Card } from '../draw';
import type { BaccaratOutcome } from './bank';

export const pairSpots = ['playerPair', 'bankerPair', 'eitherPair', 'perfectPair'] as const;
export type PairSpot = (typeof pairSpots)[number];

/** Hundredths that a chip brings back. */
export interface PairPays {
  readonly pair: number;
  readonly either: number;
  readonly perfect: number;
  readonly twoPerfect: number;
}

const isPair = ([first, second]: readonly Card[]) =>
  first !== undefined && second !== undefined && getRank(first) === getRank(second);

/** Two cards of one rank and suit. */
const isPerfect = ([first, second]: readonly Card[]) => first === second;

export function payPair(
  pays: PairPays,
  spot: PairSpot,
  { banker, player }: BaccaratOutcome,
): number {
  const perfect = Number(isPerfect(player)) + Number(isPerfect(banker));
  switch (spot) {
    case 'playerPair':
      return isPair(player) ? pays.pair : 0;
    case 'bankerPair':
      return isPair(banker) ? pays.pair : 0;
    case 'eitherPair':
      return isPair(player) || isPair(banker) ? pays.either : 0;
    case 'perfectPair':
      return [0, pays.perfect, pays.twoPerfect][perfect] ?? 0;
  }
}

/**
 * Returns of the bets on pairs. One hand is a pair with `one`; both are pairs with one times the chance that the second
 * hand is a pair among what the first pair left.
 */
export function findPairReturns(pays: PairPays, decks: number): Record<PairSpot, number> {
  const cards = 52 * decks;
  const of = (group: number) => group * (group - 1);
  const chance = (group: number, groups: number) => {
    const one = (group - 1) / (cards - 1);
    const afterPair = (of(group - 2) + (groups - 1) * of(group)) / of(cards - 2);
    return { one, both: one * afterPair };
  };
  const rank = chance(4 * decks, 13);
  const card = chance(decks, 52);
  const perfect = 2 * (card.one - card.both) * pays.perfect + card.both * pays.twoPerfect;
  return {
    playerPair: (rank.one * pays.pair) / 100,
    bankerPair: (rank.one * pays.pair) / 100,
    eitherPair: ((2 * rank.one - rank.both) * pays.either) / 100,
    perfectPair: perfect / 100,
  };
}
