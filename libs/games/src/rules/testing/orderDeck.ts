import type { Card, Draw } from '../draw';

/** Draws that bring these cards, in this order, out of a fresh shoe. */
export function orderDeck(cards: readonly Card[], decks = 1): Draw {
  const left = Array.from({ length: 52 * decks }, (_, at) => at % 52);
  const next = [...cards];
  return () => {
    const at = left.indexOf(next.shift() ?? -1);
    if (at < 0) throw new Error('No such card is left');
    left.splice(at, 1);
    return at;
  };
}
