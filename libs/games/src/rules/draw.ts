/** Draws a whole number from 0 up to, but not including, `below`. */
export type Draw = (below: number) => number;

/** A card of one deck: 0 to 51. Ranks 1 (ace) to 13 (king), suits 0 to 3 (spades, hearts, clubs, diamonds). */
export type Card = number;
export const getRank = (card: Card) => (card % 13) + 1;
export const getSuit = (card: Card) => Math.floor(card / 13);

/** Draws from a shoe of whole decks without putting back. */
export function createShoe(draw: Draw, decks = 1): () => Card {
  const left = Array.from({ length: 52 * decks }, (_, at) => at % 52);
  return () => {
    const [card] = left.splice(draw(left.length), 1);
    if (card === undefined) throw new Error('The shoe is empty');
    return card;
  };
}
