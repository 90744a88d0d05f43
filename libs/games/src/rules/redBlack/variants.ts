import type { Band } from '../bets/spotReturns';
import {
  flowerRanking,
  pattiRanking,
  type ThreeCardKind,
  type ThreeCardRanking,
} from '../cards/threeCards';

export type RedBlackSpot = 'red' | 'black' | 'lucky' | Exclude<ThreeCardKind, 'high'>;

export const allDuels = 407_170_400;

/** All deals: those that red wins by its kind of hand, and those with equal hands. */
export interface DuelCounts {
  readonly redWins: Readonly<Record<ThreeCardKind, number>>;
  readonly equal: number;
}

export interface RedBlackVariant {
  readonly ranking: ThreeCardRanking;
  readonly duels: DuelCounts;
  readonly spots: readonly RedBlackSpot[];
  /** Hundredths that a chip on the side that wins brings back. Equal hands give it back as it is. */
  readonly sidePays: number;
  /** Hundredths that a chip on the winner's hand brings back, by its kind. */
  readonly kindPays: Readonly<Partial<Record<ThreeCardKind, number>>>;
  readonly band: Band;
}

const common = { high: 112_521_948, pair: 57_094_704, trips: 956_800, straightFlush: 881_176 };
const equal = 450_528;

export const redBlackVariants = {
  /** As in Golden Flower, with a bet on each kind of hand. */
  flower: {
    ranking: flowerRanking,
    duels: { redWins: { ...common, straight: 12_319_752, flush: 19_585_556 }, equal },
    spots: ['red', 'black', 'pair', 'straight', 'flush', 'straightFlush', 'trips'],
    sidePays: 195,
    kindPays: { pair: 340, straight: 1550, flush: 1000, straightFlush: 21_000, trips: 20_000 },
    band: [0.974, 0.976],
  },
  /** As in Teen Patti, with one bet that every hand from a pair up wins. */
  lucky: {
    ranking: pattiRanking,
    duels: { redWins: { ...common, straight: 12_976_488, flush: 18_928_820 }, equal },
    spots: ['red', 'black', 'lucky'],
    sidePays: 192,
    kindPays: { pair: 150, flush: 280, straight: 350, straightFlush: 700, trips: 900 },
    band: [0.975, 0.978],
  },
} as const satisfies Record<string, RedBlackVariant>;
