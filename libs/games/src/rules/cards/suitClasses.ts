import type { Card } from '../draw';
import { rankBits as allBits, suits as allSuits } from './cardTables';

// A name of this module is read faster than an imported one.
const rankBits = allBits;
const suits = allSuits;

/** Ways to name the suits of a hand anew, so that it becomes another hand. */
function countNames(masks: readonly number[]): number {
  let equal = 1;
  let run = 1;
  for (let at = 1; at < masks.length; at += 1) {
    run = masks[at] === masks[at - 1] ? run + 1 : 1;
    equal *= run;
  }
  return 24 / equal;
}

/**
 * Goes through the hands of `size` cards that differ by more than the names of their suits. `weight` is how many hands
 * each stands for. The array is one and the same for all hands.
 */
export function forEachSuitClass(
  size: number,
  visit: (cards: readonly Card[], weight: number) => void,
): void {
  const cards: Card[] = [];
  const masks = [0, 0, 0, 0];
  const isFirst = () => {
    const [spades = 0, hearts = 0, clubs = 0, diamonds = 0] = masks;
    return spades >= hearts && hearts >= clubs && clubs >= diamonds;
  };
  const extend = (from: number): void => {
    if (cards.length === size) {
      if (isFirst()) visit(cards, countNames(masks));
      return;
    }
    for (let card = from; card <= 52 - size + cards.length; card += 1) {
      const suit = suits[card] ?? 0;
      const bit = rankBits[card] ?? 0;
      masks[suit] = (masks[suit] ?? 0) + bit;
      cards.push(card);
      extend(card + 1);
      cards.pop();
      masks[suit] = (masks[suit] ?? 0) - bit;
    }
  };
  extend(0);
}
