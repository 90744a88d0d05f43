import { getSuitStrength } from '../cards/cardTables';
import { getRank, type Card } from '../draw';

/** Ten for tens and court cards, the rank for others. */
export const countBullPoints = (card: Card) => Math.min(getRank(card), 10);

/** The last digit of what is left beside three cards that make tens; 10 for none, and 0 where no three do. */
export function readBull(points: readonly number[]): number {
  const sum = points.reduce((total, each) => total + each, 0);
  // Three make tens when the two others add up to the same last digit as all five.
  const isBull = points.some((one, at) =>
    points.slice(at + 1).some((other) => (sum - one - other) % 10 === 0),
  );
  return isBull ? sum % 10 || 10 : 0;
}

/** The highest card, a king of spades being the best: no two are equal. */
export const findTop = (cards: readonly Card[]) =>
  Math.max(...cards.map((card) => getRank(card) * 4 + getSuitStrength(card)));
