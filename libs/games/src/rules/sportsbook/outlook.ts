import type { MatchSpec, MatchState, Winner } from './match';
import { getPointChance, listScores, scorePoint, sumChances } from './match';
import { getSport, million } from './sports';
import type { RaceSport, TimedSport } from './sports';

/** An end of a match that all bets are judged by. */
export interface MatchEnd {
  readonly home: number;
  readonly away: number;
  /** Goals or points of both sides; of a match in sets, all points that were played. */
  readonly total: number;
  readonly winner: Winner;
}

/** An end that a match may come to, with its chance from 0 to 1. */
export interface Prospect extends MatchEnd {
  readonly chance: number;
}

/** Numbers of points that are less likely than this are left out: together they move no odds. */
const negligible = 1e-15;

/** Numbers of points that a side can still score in so many steps, each with its chance. */
function spreadScores(scores: readonly (readonly [number, number])[], steps: number) {
  const most = Math.max(...scores.map(([points]) => points));
  const miss = million - sumChances(scores);
  let chances = [1];
  for (let step = 0; step < steps; step += 1) {
    const next = Array.from({ length: chances.length + most }, () => 0);
    for (const [at, chance] of chances.entries()) {
      next[at] = (next[at] ?? 0) + (chance * miss) / million;
      for (const [points, weight] of scores)
        next[at + points] = (next[at + points] ?? 0) + (chance * weight) / million;
    }
    chances = next;
  }
  return [...chances.entries()].filter(([, chance]) => chance > negligible);
}

function listTimedEnds(spec: MatchSpec, sport: TimedSport, state: MatchState): Prospect[] {
  const [ours, theirs] = [listScores(spec, sport, 'home'), listScores(spec, sport, 'away')];
  const left = sport.steps - state.step;
  const awayChances = spreadScores(theirs, left);
  const decides = sumChances(ours) / (sumChances(ours) + sumChances(theirs));
  return spreadScores(ours, left).flatMap(([more, homeChance]) =>
    awayChances.flatMap(([others, awayChance]): Prospect[] => {
      const [home, away] = [state.score.home + more, state.score.away + others];
      const [chance, total] = [homeChance * awayChance, home + away];
      const end = { home, away, total };
      if (home !== away) return [{ ...end, winner: home > away ? 'home' : 'away', chance }];
      if (sport.hasDraw) return [{ ...end, winner: 'draw', chance }];
      return [
        { ...end, winner: 'home', chance: chance * decides },
        { ...end, winner: 'away', chance: chance * (1 - decides) },
      ];
    }),
  );
}

const toKey = ({ score, points }: MatchState) =>
  `${score.home} ${score.away} ${points?.home ?? ''} ${points?.away ?? ''}`;

/** Points are played one after the other: how many there were is the step, and ways to one score flow together. */
function listRaceEnds(spec: MatchSpec, sport: RaceSport, start: MatchState): Prospect[] {
  const homeChance = getPointChance(spec, sport) / million;
  const ends: Prospect[] = [];
  let open = new Map([[toKey(start), { state: start, chance: 1 }]]);
  while (open.size > 0) {
    const next: typeof open = new Map();
    for (const { state, chance } of open.values())
      for (const side of ['home', 'away'] as const) {
        const after = scorePoint(sport, state, side);
        const share = chance * (side === 'home' ? homeChance : 1 - homeChance);
        if (after.winner === undefined) {
          const known = next.get(toKey(after))?.chance ?? 0;
          next.set(toKey(after), { state: after, chance: known + share });
        } else ends.push({ ...getEnd(after, after.winner), chance: share });
      }
    open = next;
  }
  return ends;
}

function getEnd({ score, points, step }: MatchState, winner: Winner): MatchEnd {
  const total = points === undefined ? score.home + score.away : step;
  return { ...score, total, winner };
}

/** The end of a match that is over; undefined of any other. */
export const findEnd = (state: MatchState): MatchEnd | undefined =>
  state.winner === undefined ? undefined : getEnd(state, state.winner);

/** All ends that a match can still come to, with their exact chances. */
export function listProspects(spec: MatchSpec, state: MatchState): readonly Prospect[] {
  const end = findEnd(state);
  if (end !== undefined) return [{ ...end, chance: 1 }];
  const sport = getSport(spec.sport);
  return sport.kind === 'timed'
    ? listTimedEnds(spec, sport, state)
    : listRaceEnds(spec, sport, state);
}
