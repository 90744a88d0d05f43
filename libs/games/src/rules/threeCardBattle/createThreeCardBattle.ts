import { pattiRanking } from '../cards/threeCards';
import { createThreeCardDuel, type ThreeCardGame } from '../threeCardDuel/createThreeCardDuel';
import type { ThreeCardDuelVariant } from '../threeCardDuel/variant';

const pairPlus = { pair: 200, flush: 450, straight: 600, straightFlush: 3600, trips: 4100 };

export const threeCardBattleVariants = {
  /** A show costs one ante. */
  show: {
    ranking: pattiRanking,
    call: 1,
    qualifyingRank: 11,
    tieGivesBack: true,
    bonus: {},
    pairPlus,
    ante: { paid: 78_306_971_200, staked: 814_340_800 },
    band: [0.961, 0.962],
  },
  /** A show costs two antes; a colour and better earn a bonus, equal hands lose. */
  doubleShow: {
    ranking: pattiRanking,
    call: 2,
    qualifyingRank: 11,
    tieGivesBack: false,
    bonus: { flush: 100, straight: 100, straightFlush: 300, trips: 500 },
    pairPlus: { ...pairPlus, pair: 190 },
    ante: { paid: 80_817_664_800, staked: 835_933_728 },
    band: [0.966, 0.968],
  },
} as const satisfies Record<string, ThreeCardDuelVariant>;

/** Hands as in Teen Patti against a dealer who needs a king. */
export function createThreeCardBattle(variant: ThreeCardDuelVariant): ThreeCardGame {
  return createThreeCardDuel(variant);
}
