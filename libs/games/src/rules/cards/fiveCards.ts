import type { Card } from '../draw';
import { rankBits as allBits, suits as allSuits } from './cardTables';

// A name of this module is read faster than an imported one.
const rankBits = allBits;
const suits = allSuits;

export const fiveCardKinds = [
  ...(['high', 'pair', 'twoPairs', 'trips', 'straight', 'flush'] as const),
  ...(['fullHouse', 'quads', 'straightFlush', 'royalFlush'] as const),
] as const;
export type FiveCardKind = (typeof fiveCardKinds)[number];

const kindUnit = 2 ** 26;
const wheel = 0b1_0000_0000_1111;
const aceHighStraight = 0b1_1111_0000_0000;

const [pair, twoPairs, trips, straight, flush, fullHouse, quads, straightFlush, royalFlush] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

/** Sets of ranks as numbers: what decides first, then the side cards. */
const join = (kind: number, main: number, side: number) => kind * kindUnit + main * 8192 + side;

function rankStraight(ranks: number, isFlush: boolean): number {
  if (isFlush && ranks === aceHighStraight) return join(royalFlush, 0, 0);
  // The wheel's ace is low.
  const top = ranks === wheel ? 0 : ranks;
  return join(isFlush ? straightFlush : straight, 0, top);
}

/** The strength of five cards: the greater one wins, equal ones tie. */
export function rankFiveCards(cards: readonly Card[]): number {
  let [once, twice, thrice, four] = [0, 0, 0, 0];
  const suit = suits[cards[0] ?? 0];
  let isFlush = true;
  for (const card of cards) {
    const bit = rankBits[card] ?? 0;
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    isFlush &&= suits[card] === suit;
  }
  if (twice === 0) {
    const isStraight = once === wheel || once / (once & -once) === 0b11111;
    if (isStraight) return rankStraight(once, isFlush);
    return join(isFlush ? flush : 0, 0, once);
  }
  if (four !== 0) return join(quads, four, once ^ four);
  if (thrice !== 0 && thrice !== twice) return join(fullHouse, thrice, twice ^ thrice);
  if (thrice !== 0) return join(trips, thrice, once ^ thrice);
  return join((twice & (twice - 1)) === 0 ? pair : twoPairs, twice, once ^ twice);
}

export function findFiveCardKind(strength: number): FiveCardKind {
  return fiveCardKinds[Math.floor(strength / kindUnit)] ?? 'high';
}

/** The strength of the lowest pair of a rank, or of the lowest hand without a pair that has one such card. */
export const findPairStrength = (highRank: number) => join(pair, 1 << highRank, 0);
export const findHighStrength = (highRank: number) => 1 << highRank;
