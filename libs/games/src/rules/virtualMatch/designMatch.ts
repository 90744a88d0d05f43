import { createSeededDraw } from '../seededDraw';

/** How the goals of a side come: weights of 0, 1, 2 … goals. */
export type GoalWeights = readonly number[];

export interface MatchVariant {
  readonly home: GoalWeights;
  readonly away: GoalWeights;
  /** A match that may not end in a draw goes on until one side leads. */
  readonly hasDraw: boolean;
  /** More goals than this in all is over, fewer is under; never reached exactly. */
  readonly line: number;
  /** Thousandths of the stakes that come back before odds are rounded down. */
  readonly share: number;
}

/** Games in which goals are few, points are some, and sets are two or three. */
export type MatchKind = 'goals' | 'points' | 'sets';

const kinds: Readonly<Record<MatchKind, { readonly most: number; readonly hasDraw: boolean }>> = {
  goals: { most: 5, hasDraw: true },
  points: { most: 9, hasDraw: false },
  sets: { most: 3, hasDraw: false },
};

/** Weights that rise to a peak and fall again. */
function drawWeights(draw: (below: number) => number, most: number): number[] {
  const peak = draw(most - 1) + 1;
  return Array.from({ length: most + 1 }, (_, goals) => {
    const distance = Math.abs(goals - peak);
    return Math.max(1, Math.round((24 + draw(9)) / (1 + distance * distance)));
  });
}

/** One of many matches: how strong the sides are follows from the seed. */
export function designMatch(seed: number, kind: MatchKind): MatchVariant {
  const draw = createSeededDraw(seed);
  const { most, hasDraw } = kinds[kind];
  const [home, away] = [drawWeights(draw, most), drawWeights(draw, most)];
  return { home, away, hasDraw, line: most - 0.5, share: 945 + draw(16) };
}
