import { getRank, type Card } from '../draw';

/** Points of a card: 1 for an ace, 10 for tens and court cards. */
export const countCard = (card: Card) => Math.min(getRank(card), 10);

/** A hand's total. It is soft while an ace counts eleven. */
export interface Total {
  readonly total: number;
  readonly soft: boolean;
}

export const noCards: Total = { total: 0, soft: false };

export function addPoints({ soft, total }: Total, points: number): Total {
  const sum = total + points;
  if (points === 1 && !soft && sum + 10 <= 21) return { total: sum + 10, soft: true };
  return soft && sum > 21 ? { total: sum - 10, soft: false } : { total: sum, soft };
}

export const addCards = (cards: readonly Card[]) =>
  cards.reduce((sum, card) => addPoints(sum, countCard(card)), noCards);

/** 21 in the first two cards. */
export const isBlackjack = (cards: readonly Card[]) =>
  cards.length === 2 && addCards(cards).total === 21;

export function dealerHits({ soft, total }: Total, hitsSoft17: boolean): boolean {
  return total < 17 || (hitsSoft17 && soft && total === 17);
}
