import { asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { games, members } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { openRound } from './round';
import { makeJourneyMember } from '../../seed/journeyMember';
import { filePlatform } from '../../testing/filePlatform';
import { slowStart } from '../../testing/platform';

const server = process.env['GATEWAY_TEST_DATABASE_URL'];
const players = Array.from({ length: 32 }, (_, at) => `house_${at}`);
const roundsEach = 12;

const platform = filePlatform({ databasePool: 34 });
beforeAll(async () => {
  for (const account of players)
    await makeJourneyMember(platform.gateway.services, { merchant: 'alpha', account });
}, slowStart);

/** Of all backends that are at work, how many wait for somebody else's lock; looked at every few milliseconds. */
async function sampleWaits(until: Promise<unknown>): Promise<{ seen: number; waiting: number }> {
  const { db } = platform.gateway.services;
  let over = false;
  void until.finally(() => (over = true));
  const sum = { seen: 0, waiting: 0 };
  while (!over) {
    const [row] = await db
      .select({
        seen: sql`count(*)`.mapWith(Number),
        waiting: sql`count(*) filter (where wait_event_type = 'Lock')`.mapWith(Number),
      })
      .from(sql`pg_stat_activity`)
      .where(
        sql`datname = current_database() and pid <> pg_backend_pid() and (state = 'active' or state like 'idle in transaction%')`,
      );
    sum.seen += row?.seen ?? 0;
    sum.waiting += row?.waiting ?? 0;
    await new Promise((done) => setTimeout(done, 3));
  }
  return sum;
}

// The embedded database has one connection: there everybody waits for everybody.
it.runIf(server !== undefined)(
  'rounds of thirty-two players wait for no row of the house',
  async () => {
    const { services } = platform.gateway;
    const { db } = services;
    const scope = services.scopes.get('alpha');
    const [game] = await db.select().from(games).orderBy(asc(games.position)).limit(1);
    const seats = await db.select().from(members).where(inArray(members.account, players));
    if (!scope || !game) throw new Error('no seat');
    const all = Promise.all(
      seats.map(async (member) => {
        for (let at = 0; at < roundsEach; at += 1) {
          const seat = { member, game, scope, language: 'EN' };
          const action = { type: 'spin' };
          await openRound(services, seat, {
            ...{ roundId: `house-round-${at}`, bet: 1, action, clientSeed: member.account },
          });
        }
      }),
    );
    const { seen, waiting } = await sampleWaits(all);
    await all;
    expect(seen).toBeGreaterThan(100);

    expect(waiting / seen).toBeLessThan(0.1);
    const [played] = await db
      .select({ size: sql`count(*)`.mapWith(Number) })
      .from(sql`rounds`)
      .where(eq(sql`node_id`, game.nodeId));
    expect(played?.size).toBeGreaterThanOrEqual(players.length * roundsEach);
    expect(await verifyBooks(db)).toEqual([]);
  },
);
