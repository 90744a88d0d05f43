import { randomBytes } from 'node:crypto';
import { longestMatchMs } from '@playhouse/games';
import { and, count, eq, gte, lt, notExists } from 'drizzle-orm';
import { createRandom } from '../../../base/random';
import type { Random } from '../../../base/random';
import { gameSeeds } from '../../../catalogue/games';
import type { Book } from '../../../catalogue/names';
import { takeTeams } from '../../../catalogue/teams';
import type { Team } from '../../../catalogue/teams';
import type { Queryable } from '../../../db/open';
import { fixtures, sportsLegs } from '../../../db/schema';
import type { FixtureRow } from '../../../db/schema';
import type { Services } from '../../platform/services';

/** Milliseconds between two starts in a title, which go in turn to its two leagues. */
const pace = 180_000;
/** Starts that are written ahead. */
const ahead = 10;
/** Matches that start together. */
const size = 2;
/** Sides of one league. */
const sides = 8;

type Planned = Omit<FixtureRow, 'seed' | 'settledAt'>;

function shuffle(teams: readonly Team[], random: Random): Team[] {
  const left = [...teams];
  return teams.flatMap(() => left.splice(random.whole(0, left.length - 1), 1));
}

/** A side's strength in a title, and a little of its form on the day. */
function rate(nodeId: string, { name }: Team, random: Random): number {
  return createRandom(`strength ${nodeId} ${name}`).whole(2, 8) + random.whole(-1, 1);
}

/** The matches of a title that begin at its start number `slot`: the same on every gateway. */
function planMatches(nodeId: string, { sport, leagues, teams, from }: Book, slot: number) {
  const turn = slot % 2;
  const random = createRandom(`matches ${nodeId} ${slot}`);
  const drawn = shuffle(takeTeams(teams, from + turn * sides, sides), random);
  return Array.from({ length: size }, (_, at): Planned | undefined => {
    const [home, away] = drawn.slice(2 * at, 2 * at + 2);
    const league = leagues[turn];
    if (home === undefined || away === undefined || league === undefined) return undefined;
    return {
      ...{ id: `${nodeId}-${slot}-${at + 1}`, nodeId, sport, league },
      ...{ homeTeam: home.name, awayTeam: away.name },
      ...{ homeBadge: home.badge, awayBadge: away.badge },
      homeStrength: rate(nodeId, home, random),
      awayStrength: rate(nodeId, away, random),
      startsAt: new Date(slot * pace),
    };
  }).filter((planned) => planned !== undefined);
}

/** When the next matches begin, and others are to be written, in milliseconds since 1970. */
export const nextStart = (now: number): number => (Math.floor(now / pace) + 1) * pace;

/** Starts within which no match is over yet. */
const before = Math.ceil(longestMatchMs / pace);

/** Writes the matches of now and of the coming half an hour, each with a seed that nobody has seen; whoever comes second finds them there. */
export async function writeFixtures(db: Queryable, now: number): Promise<void> {
  const first = Math.floor(now / pace) - before + 1;
  const slots = Array.from({ length: before + ahead }, (_, at) => first + at);
  const books = gameSeeds().filter(({ book }) => book !== undefined);
  const [known] = await db
    .select({ size: count() })
    .from(fixtures)
    .where(gte(fixtures.startsAt, new Date(first * pace)));
  if (known !== undefined && known.size >= books.length * slots.length * size) return;
  const planned = books.flatMap(({ nodeId, book }) =>
    book === undefined ? [] : slots.flatMap((slot) => planMatches(nodeId, book, slot)),
  );
  await db
    .insert(fixtures)
    .values(planned.map((each) => ({ ...each, seed: randomBytes(32).toString('hex') })))
    .onConflictDoNothing();
}

/** Removes matches of more than a day ago on which nobody has bet. */
export async function removeOldFixtures({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const legs = db.select().from(sportsLegs).where(eq(sportsLegs.fixtureId, fixtures.id));
  await db
    .delete(fixtures)
    .where(and(lt(fixtures.startsAt, clock.at(-86_400_000)), notExists(legs)));
}
