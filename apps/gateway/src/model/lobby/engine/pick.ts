import type { Draw } from './slot';

/** Outcomes of a contest with their odds (what a stake of one pays) and how often each comes in a thousand. */
export const outcomes = [
  { name: 'home', odds: 2.1, perThousand: 450 },
  { name: 'draw', odds: 3.6, perThousand: 260 },
  { name: 'away', odds: 3.25, perThousand: 290 },
] as const;

export type Outcome = (typeof outcomes)[number]['name'];

/** Plays the contest: who won, and a score that fits. */
export function contest(draw: Draw): {
  readonly winner: Outcome;
  readonly score: [number, number];
} {
  let rest = draw(1000);
  const winner = outcomes.find(({ perThousand }) => (rest -= perThousand) < 0)?.name ?? 'away';
  const low = draw(3);
  const high = low + 1 + draw(2);
  const score: [number, number] =
    winner === 'draw' ? [low, low] : winner === 'home' ? [high, low] : [low, high];
  return { winner, score };
}

export const pickPays = (choice: Outcome, winner: Outcome) =>
  choice === winner ? (outcomes.find(({ name }) => name === choice)?.odds ?? 0) : 0;
