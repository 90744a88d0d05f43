import type { Card } from '../draw';
import { rankBits as allBits, suits as allSuits } from './cardTables';

// A name of this module is read faster than an imported one.
const rankBits = allBits;
const suits = allSuits;

export type ThreeCardKind = 'high' | 'pair' | 'flush' | 'straight' | 'trips' | 'straightFlush';

/** How three cards are ranked. */
export interface ThreeCardRanking {
  /** From the lowest to the highest. */
  readonly order: readonly ThreeCardKind[];
  /** Whether ace, two, three comes next to ace, king, queen; it is the lowest straight otherwise. */
  readonly wheelSecond: boolean;
}

/** As in Three Card Poker. */
export const pokerRanking: ThreeCardRanking = {
  order: ['high', 'pair', 'flush', 'straight', 'trips', 'straightFlush'],
  wheelSecond: false,
};

/** As in Teen Patti, where a trail is above a pure sequence. */
export const pattiRanking: ThreeCardRanking = {
  order: ['high', 'pair', 'flush', 'straight', 'straightFlush', 'trips'],
  wheelSecond: true,
};

/** As in Golden Flower, where a colour is above a sequence. */
export const flowerRanking: ThreeCardRanking = {
  order: ['high', 'pair', 'straight', 'flush', 'straightFlush', 'trips'],
  wheelSecond: false,
};

/** Hands of each kind among all 22,100. */
export const threeCardCounts: Readonly<Record<ThreeCardKind, number>> = {
  high: 16_440,
  pair: 3744,
  flush: 1096,
  straight: 720,
  trips: 52,
  straightFlush: 48,
};

export interface ThreeCardHand {
  readonly kind: ThreeCardKind;
  /** The greater one wins; equal ones tie. */
  readonly strength: number;
}

const wheel = 0b1_0000_0000_0011;
/** Above king, queen, jack, and below ace, king, queen. */
const secondStraight = 0b0_1110_0000_0001;

function findKind(ranks: number, twice: number, thrice: number, isFlush: boolean): ThreeCardKind {
  if (thrice !== 0) return 'trips';
  if (twice !== 0) return 'pair';
  const isStraight = ranks === wheel || ranks / (ranks & -ranks) === 0b111;
  if (isStraight) return isFlush ? 'straightFlush' : 'straight';
  return isFlush ? 'flush' : 'high';
}

/** Sets of ranks as numbers, of which those with more high cards are greater. */
export function readThreeCards(
  cards: readonly Card[],
  { order, wheelSecond }: ThreeCardRanking,
): ThreeCardHand {
  let [ranks, twice, thrice] = [0, 0, 0];
  for (const card of cards) {
    const bit = rankBits[card] ?? 0;
    thrice |= twice & bit;
    twice |= ranks & bit;
    ranks |= bit;
  }
  const [first = 0, second = 0, third = 0] = cards;
  const isFlush = suits[first] === suits[second] && suits[first] === suits[third];
  const kind = findKind(ranks, twice, thrice, isFlush);
  const isWheel = ranks === wheel && (kind === 'straight' || kind === 'straightFlush');
  const wheelPlace = wheelSecond ? secondStraight : 0;
  const low = isWheel ? wheelPlace : ranks & ~twice;
  return { kind, strength: (order.indexOf(kind) * 8192 + twice) * 8192 + low };
}

/** The strength of the lowest hand without a pair that has a card of this rank: 10 for a queen, 11 for a king. */
export const findHighCardStrength = (highRank: number) => 1 << highRank;
