import { getSuit, type Card } from '../draw';

/** A rank with the ace above the king: 0 for a two to 12 for an ace. */
export const getHighRank = (card: Card) => (card + 12) % 13;

/** The bit of each card's rank in a set of ranks, and each card's suit: counts of all deals read them most. */
export const rankBits = Uint16Array.from({ length: 52 }, (_, card) => 1 << getHighRank(card));
export const suits = Uint8Array.from({ length: 52 }, (_, card) => getSuit(card));

/** Where suits rank equal cards: spades over hearts over clubs over diamonds. */
export const getSuitStrength = (card: Card) => 3 - getSuit(card);
