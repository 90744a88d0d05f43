/** Chances of a match are whole numbers of this many. */
export const million = 1_000_000;

export type MarketName = 'winner' | 'drawNoBet' | 'total' | 'handicap' | 'bothScore';

interface SportBase {
  /** Steps of the longest match: minutes, rounds, points … */
  readonly steps: number;
  /** Real milliseconds of a step: a match is played on a clock that runs faster. */
  readonly stepMs: number;
  /** The change by one level of strength: thousandths of a side's scores, or millionths of a point's chance. */
  readonly edge: number;
  readonly markets: readonly MarketName[];
  /** How far apart the lines on totals are. */
  readonly lineStep: number;
}

/** Both sides score side by side until the time is over. */
export interface TimedSport extends SportBase {
  readonly kind: 'timed';
  /** Points that a side of middle strength scores in a step, with their chance in millionths. */
  readonly scores: readonly (readonly [points: number, chance: number])[];
  /** Where equal scores are no end, one more score decides who wins, and does not count for other bets. */
  readonly hasDraw: boolean;
  /** Minutes that its clock shows after the last step. */
  readonly minutes: number;
}

/** Each step one side wins a point, until it has enough of them, or enough sets of them. */
export interface RaceSport extends SportBase {
  readonly kind: 'race';
  /** Points that win a set. */
  readonly points: number;
  /** Sets that win the match; with one, the score is its points. */
  readonly sets: number;
}

export type Sport = TimedSport | RaceSport;

/** No match lasts longer, in milliseconds. */
export const longestMatchMs = 360_000;

type TimedRest = Omit<TimedSport, 'kind' | 'stepMs' | 'lineStep'> & { readonly lineStep?: number };

const timed = (rest: TimedRest): TimedSport => ({
  kind: 'timed',
  stepMs: Math.floor(longestMatchMs / rest.steps),
  lineStep: 1,
  ...rest,
});

function race(sets: number, points: number, edge: number): RaceSport {
  const steps = (2 * sets - 1) * (2 * points - 1);
  const common = { kind: 'race', sets, points, edge, steps } as const;
  const stepMs = Math.floor(longestMatchMs / steps / 500) * 500;
  return { ...common, stepMs, lineStep: 2, markets: ['winner', 'handicap', 'total'] };
}

const goalMarkets = ['winner', 'drawNoBet', 'total', 'bothScore', 'handicap'] as const;

/** The sports of matches, by name. */
export const sports = {
  football: timed({
    ...{ steps: 90, minutes: 90, edge: 60, scores: [[1, 15_000]], hasDraw: true },
    markets: goalMarkets,
  }),
  cupFootball: timed({
    ...{ steps: 90, minutes: 90, edge: 60, scores: [[1, 15_000]], hasDraw: false },
    markets: ['winner', 'total', 'bothScore', 'handicap'],
  }),
  futsal: timed({
    ...{ steps: 40, minutes: 40, edge: 50, scores: [[1, 70_000]], hasDraw: true },
    markets: goalMarkets,
  }),
  basketball: timed({
    ...{ steps: 40, minutes: 40, edge: 12, hasDraw: false, lineStep: 5 },
    scores: [
      [1, 50_000],
      [2, 400_000],
      [3, 200_000],
      [4, 150_000],
    ],
    markets: ['winner', 'handicap', 'total'],
  }),
  fight: timed({
    ...{ steps: 12, minutes: 36, edge: 55, scores: [[1, 120_000]], hasDraw: false },
    markets: ['winner', 'total', 'bothScore'],
  }),
  rocketGoal: timed({
    ...{ steps: 30, minutes: 5, edge: 50, scores: [[1, 80_000]], hasDraw: false },
    markets: ['winner', 'total', 'bothScore', 'handicap'],
  }),
  streetball: race(1, 21, 9_000),
  tennis: race(2, 6, 12_000),
  doubles: race(2, 4, 15_000),
  arena: race(2, 5, 14_000),
  rounds: race(1, 13, 12_000),
  towers: race(2, 7, 10_000),
  drops: race(1, 10, 14_000),
  clash: race(3, 3, 15_000),
  siege: race(2, 9, 9_000),
  brawl: race(3, 4, 13_000),
  laps: race(1, 8, 16_000),
  series: race(4, 3, 14_000),
} as const satisfies Readonly<Record<string, Sport>>;

export type SportName = keyof typeof sports;

export const sportNames = Object.keys(sports) as readonly SportName[];

export const getSport = (name: SportName): Sport => sports[name];
