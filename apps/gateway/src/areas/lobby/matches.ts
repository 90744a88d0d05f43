import { gte, eq, and } from 'drizzle-orm';
import { fixtures, games } from '../../db/schema';
import type { LiveMatch } from '../../model/lobby/sportsbook/liveMatch';
import { isOver, watchMatch } from '../../model/lobby/sportsbook/liveMatch';
import { readClock } from '../../model/lobby/sportsbook/readClock';
import type { Asker } from '../../model/platform/asker';

const size = 6;
/** Longer than any match lasts, in milliseconds. */
const longest = 600_000;

const sides = ['home', 'draw', 'away'] as const;

function listOdds({ prices }: LiveMatch) {
  return sides.flatMap((side) => {
    const odds = prices.get(`winner:${side}`)?.odds;
    return odds === undefined ? [] : [{ side, odds: odds / 100 }];
  });
}

/** Matches that are played or come next, one of each title; each starts by its own room (HOT-01). */
export async function hotMatches({ services }: Asker) {
  const { db } = services;
  const now = await readClock(db, services);
  const rows = await db
    .select({ fixture: fixtures, vendor: games.vendor })
    .from(fixtures)
    .innerJoin(games, eq(games.nodeId, fixtures.nodeId))
    .where(and(eq(games.category, 'SPORTS'), gte(fixtures.startsAt, new Date(now - longest))))
    .orderBy(fixtures.startsAt, games.position, fixtures.id);
  const shown = new Map<string, { live: LiveMatch; vendor: string }>();
  for (const { fixture, vendor } of rows) {
    if (shown.size === size) break;
    const live = watchMatch(fixture, now);
    if (!isOver(live) && !shown.has(fixture.nodeId)) shown.set(fixture.nodeId, { live, vendor });
  }
  return [...shown.values()].map(({ live, vendor }) => {
    const { id, nodeId, league, homeTeam, awayTeam, startsAt, ...rest } = live.fixture;
    return {
      ...{ matchTime: startsAt.getTime(), league, homeTeam, awayTeam },
      homeTeamImageUrl: `/art/team/${rest.homeBadge}.svg`,
      awayTeamImageUrl: `/art/team/${rest.awayBadge}.svg`,
      ...{ vendor, roomId: id, nodeId },
      odds: listOdds(live),
      score: live.state?.score,
    };
  });
}
