import type { ExactShare } from '../bets/exactShare';
import type { Band } from '../bets/spotReturns';
import { findHighStrength, findPairStrength, type FiveCardKind } from '../cards/fiveCards';

export interface CasinoHoldemVariant {
  /** The dealer's hand plays on with any pair, or with an ace too. */
  readonly qualifies: 'ace' | 'pair';
  /** Hundredths of an ante that wins, by the player's hand; a hundred for all others. */
  readonly anteWins: Readonly<Partial<Record<FiveCardKind, number>>>;
  /** All deals of an ante at the best play. */
  readonly ante: ExactShare;
  readonly band: Band;
}

/** Antes that a call stakes. */
export const callStakes = 2;

export const casinoHoldemVariants = {
  /** The dealer needs a pair; a flush and better win more on the ante. */
  pair: {
    qualifies: 'pair',
    anteWins: {
      ...{ flush: 200, fullHouse: 300, quads: 1000 },
      ...{ straightFlush: 2000, royalFlush: 10_000 },
    },
    ante: { paid: 7_981_061_808_800, staked: 81_001_492_000 },
    band: [0.985, 0.986],
  },
  /** The dealer needs an ace, and the ante wins even but for straight flushes. */
  ace: {
    qualifies: 'ace',
    anteWins: { straightFlush: 1000, royalFlush: 5000 },
    ante: { paid: 5_937_516_136_000, staked: 59_841_721_264 },
    band: [0.992, 0.993],
  },
} as const satisfies Record<string, CasinoHoldemVariant>;

/** The strength from which the dealer's hand plays on. */
export const findBar = ({ qualifies }: CasinoHoldemVariant) =>
  qualifies === 'pair' ? findPairStrength(0) : findHighStrength(12);

/** How the dealer's hand stands to the player's. */
export type HoldemPlace = 'unqualified' | 'lower' | 'equal' | 'higher';

/** Hundredths of an ante that a call brings back, stakes included. */
export function payHoldemCall(
  { anteWins }: CasinoHoldemVariant,
  kind: FiveCardKind,
  place: HoldemPlace,
): number {
  const ante = 100 + (anteWins[kind] ?? 100);
  switch (place) {
    case 'unqualified':
      return ante + 100 * callStakes;
    case 'lower':
      return ante + 200 * callStakes;
    case 'equal':
      return 100 * (1 + callStakes);
    case 'higher':
      return 0;
  }
}
