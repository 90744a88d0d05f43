import type { HotMatch } from '../types';
import type { MatchItem } from '../views/matches/matchItem';
import { matchTime } from './matchTime';

/** A match as the strip shows it (HOT-01). */
export function toMatch(
  match: HotMatch,
  timeZone: string,
  sourcesOf: (path: string | null | undefined) => string[],
): MatchItem {
  const { nodeId, matchTime: time, league, homeTeam, awayTeam } = match;
  return {
    key: `${nodeId} ${String(time)} ${homeTeam}`,
    league,
    homeTeam,
    awayTeam,
    homeSources: sourcesOf(match.homeTeamImageUrl),
    awaySources: sourcesOf(match.awayTeamImageUrl),
    start: matchTime(time, timeZone),
    iso: new Date(time).toISOString(),
  };
}
