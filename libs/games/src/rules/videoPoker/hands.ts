import { rankBits as allBits, suits as allSuits } from '../cards/cardTables';
import { findFiveCardKind, findPairStrength, rankFiveCards } from '../cards/fiveCards';
import type { Card } from '../draw';

// A name of this module is read faster than an imported one.
const rankBits = allBits;
const suits = allSuits;

export type VideoPokerHand =
  | 'jacksOrBetter'
  | 'twoPairs'
  | 'trips'
  | 'straight'
  | 'flush'
  | 'fullHouse'
  | 'quads'
  | 'quadsTwoToFour'
  | 'quadAces'
  | 'straightFlush'
  | 'fiveOfAKind'
  | 'wildRoyal'
  | 'fourDeuces'
  | 'royalFlush';

const jacks = findPairStrength(9);

function nameQuads(strength: number): VideoPokerHand {
  const rank = 31 - Math.clz32((strength % 2 ** 26) / 8192);
  if (rank === 12) return 'quadAces';
  return rank <= 2 ? 'quadsTwoToFour' : 'quads';
}

/** The hand of five cards without wild ones; undefined below a pair of jacks. */
export function readPlainHand(cards: readonly Card[]): VideoPokerHand | undefined {
  const strength = rankFiveCards(cards);
  if (strength < jacks) return undefined;
  const kind = findFiveCardKind(strength);
  if (kind === 'quads') return nameQuads(strength);
  return kind === 'pair' || kind === 'high' ? 'jacksOrBetter' : kind;
}

/** The lowest bit of a set of ranks. */
const deuce = 1;
const windows = [0b1_0000_0000_1111, ...Array.from({ length: 9 }, (_, low) => 0b11111 << low)];
const royal = 0b1_1111_0000_0000;

const isWithin = (ranks: number, window: number) => (ranks & ~window) === 0;

function isFlush(cards: readonly Card[]): boolean {
  let suit: number | undefined;
  for (const card of cards) {
    if (rankBits[card] === deuce) continue;
    if (suit !== undefined && suit !== suits[card]) return false;
    suit = suits[card];
  }
  return true;
}

/** The hand of five cards in which every two stands for any card; undefined below three alike. */
export function readDeucesHand(cards: readonly Card[]): VideoPokerHand | undefined {
  let [wild, once, twice, thrice, four] = [0, 0, 0, 0, 0];
  for (const card of cards) {
    const bit = rankBits[card] ?? 0;
    if (bit === deuce) {
      wild += 1;
      continue;
    }
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  if (wild === 4) return 'fourDeuces';
  const alike = wild + 1 + [twice, thrice, four].filter((ranks) => ranks !== 0).length;
  const flush = isFlush(cards);
  const differ = twice === 0;
  if (differ && flush && isWithin(once, royal)) return wild === 0 ? 'royalFlush' : 'wildRoyal';
  if (alike === 5) return 'fiveOfAKind';
  const straight = differ && windows.some((window) => isWithin(once, window));
  if (straight && flush) return 'straightFlush';
  if (alike === 4) return 'quads';
  // Two ranks in all make a full house: three and two, or two pairs with one wild.
  if (alike === 3 && (once & (once - 1) & ((once & (once - 1)) - 1)) === 0) return 'fullHouse';
  if (flush) return 'flush';
  if (straight) return 'straight';
  return alike === 3 ? 'trips' : undefined;
}
