import type { ExactShare } from '../bets/exactShare';
import type { Band } from '../bets/spotReturns';
import type { ThreeCardKind, ThreeCardRanking } from '../cards/threeCards';

/** Hundredths by kind of hand. */
export type KindPays = Readonly<Partial<Record<ThreeCardKind, number>>>;

/** Three cards against the dealer's: an ante, then a call or a fold. */
export interface ThreeCardDuelVariant {
  readonly ranking: ThreeCardRanking;
  /** Antes that a call stakes. */
  readonly call: number;
  /** The dealer plays on with a card of this rank or better: 10 for a queen, 11 for a king. */
  readonly qualifyingRank: number;
  /** Whether equal hands give all stakes back; they lose otherwise. */
  readonly tieGivesBack: boolean;
  /** Hundredths of an ante on top of all else, for a player's hand that called. */
  readonly bonus: KindPays;
  /** Hundredths that a chip on the player's own hand brings back. */
  readonly pairPlus: KindPays;
  /** All deals of an ante at the best play. */
  readonly ante: ExactShare;
  readonly band: Band;
}

/** How the dealer's hand stands to the player's. */
export type DuelPlace = 'unqualified' | 'lower' | 'equal' | 'higher';

/** Hundredths of an ante that a call brings back, stakes included. */
export function payCall(
  variant: ThreeCardDuelVariant,
  kind: ThreeCardKind,
  place: DuelPlace,
): number {
  const { call, tieGivesBack } = variant;
  const bonus = variant.bonus[kind] ?? 0;
  switch (place) {
    case 'unqualified':
      return 100 * (2 + call) + bonus;
    case 'lower':
      return 100 * (2 + 2 * call) + bonus;
    case 'equal':
      return (tieGivesBack ? 100 * (1 + call) : 0) + bonus;
    case 'higher':
      return bonus;
  }
}
