import { longestMatchMs } from '@playhouse/games';
import { and, eq, gte, lte } from 'drizzle-orm';
import { readClock } from '../../db/clock';
import { fixtures, games } from '../../db/schema';
import type { FixtureRow } from '../../db/schema';
import type { LiveMatch } from '../../model/lobby/sportsbook/liveMatch';
import { watchMatch } from '../../model/lobby/sportsbook/liveMatch';
import type { Asker } from '../../model/platform/asker';

const size = 6;

const sides = ['home', 'draw', 'away'] as const;

function listOdds({ prices }: LiveMatch) {
  return sides.flatMap((side) => {
    const odds = prices.get(`winner:${side}`)?.odds;
    return odds === undefined ? [] : [{ side, odds: odds / 100 }];
  });
}

/** How many of the matches shown are played already; the others come next. */
const live = 2;

/** The match of a title to show: the latest that is played and still open, or the next to start. */
function chooseMatch(rows: readonly FixtureRow[], now: number, isLive: boolean) {
  const hasBegun = ({ startsAt }: FixtureRow) => startsAt.getTime() <= now;
  const begun = rows.filter(hasBegun).reverse();
  const coming = rows.filter((row) => !hasBegun(row));
  // Prices are worked out one after the other, until one is found.
  for (const row of isLive ? [...begun, ...coming] : coming) {
    const match = watchMatch(row, now);
    if (listOdds(match).length > 1) return match;
  }
  return undefined;
}

/** Matches that are played or come next, one of each title; each starts by its own room (HOT-01). */
export async function hotMatches({ services }: Asker) {
  const { db } = services;
  const now = await readClock(db, services);
  const between = [new Date(now - longestMatchMs), new Date(now + longestMatchMs)] as const;
  const rows = await db
    .select({ fixture: fixtures, vendor: games.vendor })
    .from(fixtures)
    .innerJoin(games, eq(games.nodeId, fixtures.nodeId))
    .where(
      and(
        eq(games.category, 'SPORTS'),
        gte(fixtures.startsAt, between[0]),
        lte(fixtures.startsAt, between[1]),
      ),
    )
    .orderBy(games.position, fixtures.startsAt, fixtures.id);
  const titles = new Map(rows.map(({ fixture, vendor }) => [fixture.nodeId, vendor]));
  const shown = [...titles].slice(0, size).flatMap(([nodeId, vendor], at) => {
    const own = rows.map(({ fixture }) => fixture).filter((each) => each.nodeId === nodeId);
    const match = chooseMatch(own, now, at < live);
    return match === undefined ? [] : [{ match, vendor }];
  });
  shown.sort(
    (one, other) => Number(one.match.fixture.startsAt) - Number(other.match.fixture.startsAt),
  );
  return shown.map(({ match, vendor }) => {
    const { id, nodeId, league, homeTeam, awayTeam, startsAt, ...rest } = match.fixture;
    return {
      ...{ matchTime: startsAt.getTime(), league, homeTeam, awayTeam },
      homeTeamImageUrl: `/art/team/${rest.homeBadge}.svg`,
      awayTeamImageUrl: `/art/team/${rest.awayBadge}.svg`,
      ...{ vendor, roomId: id, nodeId },
      odds: listOdds(match),
      score: match.state?.score,
    };
  });
}
