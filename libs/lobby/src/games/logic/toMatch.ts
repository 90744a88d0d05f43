import type { HotMatch } from './types';
import { matchTime } from './matchTime';

/** A match as the strip and its window show it. */
export interface MatchItem {
  key: string;
  league: string;
  homeTeam: string;
  awayTeam: string;
  /** Start, in epoch milliseconds of the platform. */
  time: number;
  /** The same as MM/DD HH:mm on the merchant's clock (HOT-01). */
  start: string;
  /** The same for machines. */
  iso: string;
  /** Who may win, at how many times the stake; empty where no bets are taken. */
  odds: HotMatch['odds'];
  /** Known of a match that is played. */
  score: { home: number; away: number } | undefined;
}

/** A match as the strip shows it (HOT-01). */
export function toMatch(match: HotMatch, timeZone: string): MatchItem {
  const { nodeId, matchTime: time, league, homeTeam, awayTeam, odds, score } = match;
  return {
    key: `${nodeId} ${String(time)} ${homeTeam}`,
    league,
    homeTeam,
    awayTeam,
    time,
    start: matchTime(time, timeZone),
    iso: new Date(time).toISOString(),
    odds,
    score: score ?? undefined,
  };
}
