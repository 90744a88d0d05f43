import { getRank, type Card } from '../draw';

/** Points of a card: its rank, but none for tens and court cards. */
export const countPoints = (card: Card) => (getRank(card) > 9 ? 0 : getRank(card));

/** Points of a hand, of which the last digit counts. */
export const sumPoints = (cards: readonly Card[]) =>
  cards.reduce((sum, card) => sum + countPoints(card), 0) % 10;
