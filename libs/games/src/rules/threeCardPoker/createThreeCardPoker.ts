import { pokerRanking } from '../cards/threeCards';
import { createThreeCardDuel, type ThreeCardGame } from '../threeCardDuel/createThreeCardDuel';
import type { ThreeCardDuelVariant } from '../threeCardDuel/variant';

export const threeCardPokerVariants = {
  /** An ante bonus of 1, 4 and 5; 40, 30, 6, 4 and 1 to one on the own hand. */
  classic: {
    ranking: pokerRanking,
    call: 1,
    qualifyingRank: 10,
    tieGivesBack: true,
    bonus: { straight: 100, trips: 400, straightFlush: 500 },
    pairPlus: { pair: 200, flush: 500, straight: 700, trips: 3100, straightFlush: 4100 },
    ante: { paid: 66_795_422_000, staked: 681_688_000 },
    band: [0.979, 0.981],
  },
  /** An ante bonus of 1, 3 and 4; 50, 30, 6, 4 and 1 to one on the own hand. */
  fifty: {
    ranking: pokerRanking,
    call: 1,
    qualifyingRank: 10,
    tieGivesBack: true,
    bonus: { straight: 100, trips: 300, straightFlush: 400 },
    pairPlus: { pair: 200, flush: 400, straight: 700, trips: 3100, straightFlush: 5100 },
    ante: { paid: 66_611_182_000, staked: 681_688_000 },
    band: [0.976, 0.978],
  },
} as const satisfies Record<string, ThreeCardDuelVariant>;

/** Ante and play against a dealer who needs a queen, and pair plus. */
export function createThreeCardPoker(variant: ThreeCardDuelVariant): ThreeCardGame {
  return createThreeCardDuel(variant);
}
