import type { ExactShare } from '../bets/exactShare';
import { findFiveCardKind, rankFiveCards } from '../cards/fiveCards';
import { forEachSuitClass } from '../cards/suitClasses';
import type { Card } from '../draw';
import { callStakes, findBar, payHoldemCall, type CasinoHoldemVariant } from './variants';

/** Hands of the dealer for each pocket of the player: two of the 47 cards that are left. */
const dealersEach = 1081;

/**
 * All pairs of cards beside a board, from the weakest to the strongest hand: each as one number of its strength and
 * its cards, since objects would take most of the time.
 */
export function listPockets(board: readonly Card[]): Float64Array {
  const pockets = new Float64Array(1176);
  const hand = [...board, 0, 0];
  let at = 0;
  for (let first = 0; first < 52; first += 1)
    for (let second = first + 1; second < 52; second += 1) {
      if (board.includes(first) || board.includes(second)) continue;
      hand[3] = first;
      hand[4] = second;
      pockets[at] = rankFiveCards(hand) * 4096 + first * 64 + second;
      at += 1;
    }
  return pockets.sort();
}

const readStrength = (pocket: number) => Math.floor(pocket / 4096);
const readFirst = (pocket: number) => (pocket % 4096) >> 6;
const readSecond = (pocket: number) => pocket % 64;

/** Pockets that some set holds, in all and by each of their cards. */
class Tally {
  private all = 0;
  private readonly byCard = new Int32Array(52);

  add(pocket: number, change = 1): void {
    const [first, second] = [readFirst(pocket), readSecond(pocket)];
    this.all += change;
    this.byCard[first] = (this.byCard[first] ?? 0) + change;
    this.byCard[second] = (this.byCard[second] ?? 0) + change;
  }

  /** Pockets of the set that have no card of this one. `holdsItself` where the set has this pocket too. */
  countApart(pocket: number, holdsItself: boolean): number {
    const touching = (this.byCard[readFirst(pocket)] ?? 0) + (this.byCard[readSecond(pocket)] ?? 0);
    // A pocket of the set would be taken away twice, by both its cards.
    return this.all - touching + (holdsItself ? 1 : 0);
  }
}

/** The place behind the last pocket that is as strong as the one at `from`. */
function findGroupEnd(pockets: Float64Array, from: number): number {
  const limit = (readStrength(pockets[from] ?? 0) + 1) * 4096;
  let to = from + 1;
  while ((pockets[to] ?? limit) < limit) to += 1;
  return to;
}

/** Visits all pockets of a board, as listed, with what a call pays over all pockets of the dealer, in hundredths. */
export function forEachCall(
  variant: CasinoHoldemVariant,
  pockets: Float64Array,
  visit: (paid: number, first: Card, second: Card) => void,
): void {
  const bar = findBar(variant);
  const [under, lower, equals] = [new Tally(), new Tally(), new Tally()];
  for (const pocket of pockets) if (readStrength(pocket) < bar) under.add(pocket);
  for (let from = 0; from < pockets.length;) {
    const group = pockets.subarray(from, findGroupEnd(pockets, from));
    const strength = readStrength(group[0] ?? 0);
    const isUnder = strength < bar;
    const kind = findFiveCardKind(strength);
    const whenUnder = payHoldemCall(variant, kind, 'unqualified');
    const whenLower = payHoldemCall(variant, kind, 'lower');
    const whenEqual = payHoldemCall(variant, kind, 'equal');
    for (const pocket of group) equals.add(pocket);
    for (const pocket of group) {
      const unqualified = under.countApart(pocket, isUnder);
      const beaten = isUnder ? 0 : lower.countApart(pocket, false) - unqualified;
      const tied = isUnder ? 0 : equals.countApart(pocket, true);
      const paid = unqualified * whenUnder + beaten * whenLower + tied * whenEqual;
      visit(paid, readFirst(pocket), readSecond(pocket));
    }
    for (const pocket of group) {
      equals.add(pocket, -1);
      lower.add(pocket);
    }
    from += group.length;
  }
}

/** Stakes and payments of an ante over all deals, each hand called or folded for the better. */
export function countHoldem(variants: readonly CasinoHoldemVariant[]): ExactShare[] {
  const counts = variants.map((variant) => ({ variant, paid: 0, staked: 0 }));
  forEachSuitClass(3, (board, weight) => {
    const pockets = listPockets(board);
    for (const count of counts)
      forEachCall(count.variant, pockets, (calls) => {
        const better = calls - 100 * (1 + callStakes) * dealersEach > -100 * dealersEach;
        count.paid += better ? weight * calls : 0;
        count.staked += weight * dealersEach * (better ? 1 + callStakes : 1);
      });
  });
  return counts.map(({ paid, staked }) => ({ paid, staked }));
}
