import type { Band } from '../bets/spotReturns';

export interface BullBullVariant {
  /** Hundredths that a chip on the winner brings back, by the winner's bull from none to bull bull. */
  readonly pays: readonly number[];
  /** Whether the dealer wins with an equal bull; the top card decides otherwise. */
  readonly equalIsDealers: boolean;
  readonly band: Band;
}

export const bullBullVariants = {
  /** Five per cent of every win stay with the house. */
  classic: {
    pays: [195, 195, 195, 195, 195, 195, 195, 195, 195, 195, 195],
    equalIsDealers: false,
    band: [0.974, 0.976],
  },
  /** Winners with more points win more. */
  rising: {
    pays: [160, 160, 160, 160, 160, 160, 160, 210, 210, 210, 280],
    equalIsDealers: false,
    band: [0.965, 0.968],
  },
  /** Equal bulls are the dealer's; every win of the player is better than even. */
  dealerTies: {
    pays: [215, 215, 215, 215, 215, 215, 215, 215, 215, 215, 300],
    equalIsDealers: true,
    band: [0.963, 0.966],
  },
} as const satisfies Record<string, BullBullVariant>;

/** Two hands of five out of one deck, 3,986,646,103,440 deals in all, by both their bulls. */
export interface BullCounts {
  /** Deals that one hand wins with each bull from 0 to 10, its top card deciding between equal bulls. */
  readonly wins: readonly number[];
  /** Deals with equal bulls, by the bull. */
  readonly equal: readonly number[];
}

export const allBullDeals = 2_598_960 * 1_533_939;

/** Counts of going through all deals; a test counts them anew. */
export const bullCounts: BullCounts = {
  wins: [
    ...[224_940_187_552, 96_675_008_768, 111_728_496_396, 131_015_516_736, 145_410_009_116],
    ...[171_630_449_784, 179_831_827_660, 200_413_160_512, 213_513_340_380, 234_753_668_480],
    283_411_386_336,
  ],
  equal: [
    ...[449_880_375_104, 17_237_748_848, 16_582_580_008, 17_237_748_848, 16_582_580_008],
    ...[18_580_856_240, 16_582_580_008, 17_237_748_848, 16_582_580_008, 17_237_748_848],
    21_620_770_752,
  ],
};
