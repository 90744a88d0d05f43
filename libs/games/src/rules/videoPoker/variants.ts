import type { ExactShare } from '../bets/exactShare';
import type { Band } from '../bets/spotReturns';
import type { VideoPokerHand } from './hands';

export interface VideoPokerVariant {
  readonly deucesWild: boolean;
  /** Units that a hand brings back for one. */
  readonly pays: Readonly<Partial<Record<VideoPokerHand, number>>>;
  /** All first hands, each with the best of its 32 holds. */
  readonly share: ExactShare;
  readonly band: Band;
}

/** First hands times what all numbers of draws divide. */
const staked = 19_933_230_517_200;
const low = { jacksOrBetter: 1, twoPairs: 2, trips: 3, straight: 4 };
const high = { straightFlush: 50, royalFlush: 800 };
const alikeQuads = { quads: 25, quadsTwoToFour: 25, quadAces: 25 };
const bonusQuads = { quads: 25, quadsTwoToFour: 40, quadAces: 80 };

export const videoPokerVariants = {
  /** Jacks or Better, nine for a full house and six for a flush. */
  jacks96: {
    deucesWild: false,
    pays: { ...low, flush: 6, fullHouse: 9, ...alikeQuads, ...high },
    share: { paid: 1_984_231_592_379_600, staked },
    band: [0.995, 0.996],
  },
  /** Eight and five. */
  jacks85: {
    deucesWild: false,
    pays: { ...low, flush: 5, fullHouse: 8, ...alikeQuads, ...high },
    share: { paid: 1_939_472_108_912_400, staked },
    band: [0.972, 0.974],
  },
  /** Bonus Poker: more for four aces and for four of the lowest ranks. */
  bonus: {
    deucesWild: false,
    pays: { ...low, flush: 5, fullHouse: 8, ...bonusQuads, ...high },
    share: { paid: 1_976_698_203_003_600, staked },
    band: [0.991, 0.992],
  },
  /** Not So Ugly Deuces. */
  deuces: {
    deucesWild: true,
    pays: {
      ...{ trips: 1, straight: 2, flush: 3, fullHouse: 4, quads: 4, straightFlush: 10 },
      ...{ fiveOfAKind: 16, wildRoyal: 25, fourDeuces: 200, royalFlush: 800 },
    },
    share: { paid: 1_987_907_086_378_800, staked },
    band: [0.997, 0.998],
  },
} as const satisfies Record<string, VideoPokerVariant>;
