import type { Draw } from '../draw';
import { getSport, million } from './sports';
import type { RaceSport, SportName, TimedSport } from './sports';

export type Winner = 'home' | 'draw' | 'away';

/** All by which the chances of a match are known. */
export interface MatchSpec {
  readonly sport: SportName;
  /** Strengths from 1 to 9. */
  readonly home: number;
  readonly away: number;
}

interface Pair {
  readonly home: number;
  readonly away: number;
}

/** A match after some of its steps. */
export interface MatchState {
  readonly step: number;
  /** The score: sets where a match has several, else points. */
  readonly score: Pair;
  /** Points of the set that is played, where a match has several. */
  readonly points?: Pair;
  /** Known once it is over. */
  readonly winner?: Winner;
}

/** How much stronger the home side is, in levels; to play at home is one. */
const getLead = ({ home, away }: MatchSpec) => home - away + 1;

/** Points that a side scores in a step with their chances in millionths, by its strength. */
export function listScores(spec: MatchSpec, sport: TimedSport, side: keyof Pair) {
  const lead = getLead(spec) * (side === 'home' ? 1 : -1);
  const share = 1000 + sport.edge * lead;
  return sport.scores.map(
    ([points, chance]) => [points, Math.round((chance * share) / 1000)] as const,
  );
}

/** The chance of a score in one step, in millionths: by it a match that is still level is decided. */
export const sumChances = (scores: readonly (readonly [number, number])[]): number =>
  scores.reduce((sum, [, chance]) => sum + chance, 0);

/** The home side's chance of a point, in millionths. */
export const getPointChance = (spec: MatchSpec, { edge }: RaceSport): number =>
  million / 2 + edge * getLead(spec);

export function startMatch({ sport }: Pick<MatchSpec, 'sport'>): MatchState {
  const level = { home: 0, away: 0 };
  const rule = getSport(sport);
  const hasSets = rule.kind === 'race' && rule.sets > 1;
  return { step: 0, score: level, ...(hasSets && { points: level }) };
}

const add = (pair: Pair, side: keyof Pair, points: number): Pair => ({
  ...pair,
  [side]: pair[side] + points,
});

/** A race after one more point. */
export function scorePoint(sport: RaceSport, state: MatchState, side: keyof Pair): MatchState {
  const step = state.step + 1;
  if (state.points === undefined) {
    const score = add(state.score, side, 1);
    return { step, score, ...(score[side] === sport.points && { winner: side }) };
  }
  const points = add(state.points, side, 1);
  if (points[side] < sport.points) return { step, score: state.score, points };
  const score = add(state.score, side, 1);
  const isOver = score[side] === sport.sets;
  return isOver
    ? { step, score, points, winner: side }
    : { step, score, points: { home: 0, away: 0 } };
}

/** Who leads; undefined of equal scores. */
function findLeader({ home, away }: Pair): 'home' | 'away' | undefined {
  if (home === away) return undefined;
  return home > away ? 'home' : 'away';
}

function drawScore(draw: Draw, scores: readonly (readonly [number, number])[]): number {
  let left = draw(million);
  for (const [points, chance] of scores) {
    if (left < chance) return points;
    left -= chance;
  }
  return 0;
}

function playTimed(spec: MatchSpec, sport: TimedSport, draw: Draw): MatchState[] {
  const [ours, theirs] = [listScores(spec, sport, 'home'), listScores(spec, sport, 'away')];
  const states: MatchState[] = [startMatch(spec)];
  let score: Pair = { home: 0, away: 0 };
  for (let step = 1; step <= sport.steps; step += 1) {
    score = add(score, 'home', drawScore(draw, ours));
    score = add(score, 'away', drawScore(draw, theirs));
    states.push({ step, score });
  }
  const [homeChance, awayChance] = [sumChances(ours), sumChances(theirs)];
  // Drawn of every match, so that its draws are as many whatever the score.
  const decider = draw(homeChance + awayChance) < homeChance ? 'home' : 'away';
  const winner = findLeader(score) ?? (sport.hasDraw ? 'draw' : decider);
  return [...states.slice(0, -1), { step: sport.steps, score, winner }];
}

function playRace(spec: MatchSpec, sport: RaceSport, draw: Draw): MatchState[] {
  const chance = getPointChance(spec, sport);
  const states: MatchState[] = [];
  let state = startMatch(spec);
  while (state.winner === undefined) {
    states.push(state);
    state = scorePoint(sport, state, draw(million) < chance ? 'home' : 'away');
  }
  return [...states, state];
}

/** A whole match by its draws: how it stands after each step, from its start to its end. */
export function playMatch(spec: MatchSpec, draw: Draw): readonly MatchState[] {
  const sport = getSport(spec.sport);
  return sport.kind === 'timed' ? playTimed(spec, sport, draw) : playRace(spec, sport, draw);
}

/** The state of a match so long after its start, in milliseconds; undefined before it. */
export function findState(
  states: readonly MatchState[],
  { stepMs }: { readonly stepMs: number },
  elapsedMs: number,
): MatchState | undefined {
  if (elapsedMs < 0) return undefined;
  return states[Math.min(states.length - 1, Math.floor(elapsedMs / stepMs))];
}
