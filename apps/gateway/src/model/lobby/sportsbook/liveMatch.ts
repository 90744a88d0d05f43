import {
  createFairDraw,
  findState,
  getSport,
  listMarkets,
  playMatch,
  priceMatch,
  startMatch,
} from '@playhouse/games';
import type { Market, MatchSpec, MatchState, Price } from '@playhouse/games';
import type { FixtureRow } from '../../../db/schema';

/** Keeps the last results of a pure function, because many players ask for the same. */
function keep<T>(size: number) {
  const kept = new Map<string, T>();
  return (key: string, make: () => T): T => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}

const keepStates = keep<readonly MatchState[]>(1_000);
const keepMarkets = keep<readonly Market[]>(2_000);
const keepPrices = keep<ReadonlyMap<string, Price>>(2_000);

export const toSpec = ({ sport, homeStrength, awayStrength }: FixtureRow): MatchSpec => ({
  ...{ sport, home: homeStrength, away: awayStrength },
});

const play = (fixture: FixtureRow) =>
  keepStates(`${fixture.id} ${fixture.seed}`, () =>
    playMatch(toSpec(fixture), createFairDraw(fixture.seed, fixture.id)),
  );

/** A match at a moment of the platform's clock: how it stands, and what its picks are worth. */
export interface LiveMatch {
  readonly fixture: FixtureRow;
  /** Undefined before it starts. */
  readonly state: MatchState | undefined;
  readonly prices: ReadonlyMap<string, Price>;
}

/** How a match stands at a moment; undefined before it starts. */
export function readState(fixture: FixtureRow, now: number): MatchState | undefined {
  const elapsedMs = now - fixture.startsAt.getTime();
  return elapsedMs < 0 ? undefined : findState(play(fixture), getSport(fixture.sport), elapsedMs);
}

/** When a match is over, in milliseconds since 1970: it is played as soon as its seed is known. */
export const findEndMoment = (fixture: FixtureRow): number =>
  fixture.startsAt.getTime() + (play(fixture).length - 1) * getSport(fixture.sport).stepMs;

export function watchMatch(fixture: FixtureRow, now: number): LiveMatch {
  const spec = toSpec(fixture);
  const state = readState(fixture, now);
  const markets = keepMarkets(JSON.stringify(spec), () => listMarkets(spec));
  const price = () => priceMatch(spec, state ?? startMatch(spec), markets);
  // Before they start, matches of the same strengths have the same prices.
  const key = state === undefined ? JSON.stringify(spec) : `${fixture.id} ${state.step}`;
  return { fixture, state, prices: keepPrices(key, price) };
}

/** Whether a match has come to its end. */
export const isOver = ({ state }: Pick<LiveMatch, 'state'>): boolean => state?.winner !== undefined;
