import { eq } from 'drizzle-orm';
import { writeFixtures } from '../model/lobby/sportsbook/writeFixtures';
import { gameSeeds } from '../catalogue/games';
import { vendorSeeds } from '../catalogue/vendors';
import type { Database, Transaction } from '../db/open';
import { gamePlays, games, members, orders, rateVersions, rounds } from '../db/schema';
import { seeds, vendors } from '../db/schema';
import type { Log } from '../base/log';
import type { MerchantScope } from '../base/merchants';
import { toDay } from '../base/period';
import { post } from '../ledger/post';
import { keepMerchants } from '../ledger/totals';
import { getStartPosting, keepJackpots, renewJackpot } from '../model/jackpot/jackpot';
import { keepRuns } from '../model/promotions/runs';
import { keepTerms } from '../model/promotions/termsInForce';
import { writeBooks } from './writeBooks';
import { countIds, insertAll, syncIds } from './bulkInsert';
import { seedEngagement, seedRecents } from './engagement';
import { historyMs, makeHistory } from './history';
import { winJackpot } from './jackpotWin';
import type { JackpotWin } from './jackpotWin';
import type { SeedMember } from './people';
import { oldest, seedPeople } from './people';
import { createRandom } from '../base/random';

/** Balance of every demo account, in major units. */
const demoBalance = 10_000;

async function once(
  db: Database,
  name: string,
  now: number,
  run: (tx: Transaction) => Promise<void>,
) {
  const [done] = await db.select().from(seeds).where(eq(seeds.name, name));
  if (done !== undefined) return false;
  await db.transaction(async (tx) => {
    await run(tx);
    await tx.insert(seeds).values({ name, ranAt: new Date(now) });
  });
  return true;
}

async function seedCatalogue(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    vendors,
    vendorSeeds.map(({ code, name }, position) => ({ code, name, position })),
  );
  await insertAll(
    tx,
    games,
    gameSeeds().map(({ motif: _motif, spec: _spec, book: _book, ...game }) => game),
  );
}

/** How often games were played before anybody came: some are loved, most are not. */
async function seedPlays(
  tx: Transaction,
  { code }: MerchantScope,
  played: readonly { nodeId: string }[],
) {
  const random = createRandom(`plays ${code}`);
  const counts = new Map(
    gameSeeds().map(({ nodeId }) => [nodeId, Math.floor(400 * random.next() ** 4)]),
  );
  for (const { nodeId } of played) counts.set(nodeId, (counts.get(nodeId) ?? 0) + 5);
  await insertAll(
    tx,
    gamePlays,
    [...counts].map(([nodeId, plays]) => ({ merchant: code, nodeId, plays })),
  );
}

/** Of all from the same day on: nobody has more than the superior had then. */
async function seedRates(
  tx: Transaction,
  { config }: MerchantScope,
  people: readonly SeedMember[],
  now: number,
): Promise<void> {
  const fromDay = toDay(now - oldest, config.timeZone);
  await insertAll(
    tx,
    rateVersions,
    people.flatMap(({ id, rates }) =>
      Object.entries(rates).map(([category, rate]) => ({ memberId: id, category, fromDay, rate })),
    ),
  );
}

/** Opens the pot after the one that was won. */
async function openNextJackpot(tx: Transaction, scope: MerchantScope, { at }: JackpotWin) {
  const next = { merchant: scope.code, number: 2, openedAt: at };
  await post(tx, getStartPosting(next, scope));
  await renewJackpot(tx, next);
}

async function seedMerchant(tx: Transaction, scope: MerchantScope, now: number): Promise<void> {
  const unit = 10 ** scope.config.currency.scale;
  const people = await seedPeople(scope, await countIds(tx, members, members.id), now);
  await insertAll(tx, members, people);
  await seedRates(tx, scope, people, now);
  await syncIds(tx, members);
  const random = createRandom(`balances ${scope.code}`);
  const made = people.map((member) => {
    const demo = member.account.startsWith('demo_');
    const target = (demo ? demoBalance : random.whole(20, 4_000)) * unit;
    return { member, ...makeHistory(member, scope, target, now) };
  });
  const jackpot = winJackpot(scope, made, now);
  const histories = made.map((told) =>
    told.member === jackpot?.winner.member ? jackpot.winner : told,
  );
  const played = histories.flatMap((history) => history.rounds);
  await insertAll(tx, rounds, played);
  await insertAll(
    tx,
    orders,
    histories.flatMap((history) => history.orders),
  );
  await writeBooks(
    tx,
    scope.code,
    histories.flatMap(({ member, movements }) =>
      movements.map((movement) => ({ ...movement, memberId: member.id })),
    ),
    jackpot?.at,
  );
  await keepJackpots(tx, [scope], now - historyMs);
  if (jackpot !== undefined) await openNextJackpot(tx, scope, jackpot);
  await seedPlays(tx, scope, played);
  await seedRecents(
    tx,
    played.map(({ memberId, nodeId, createdAt }) => ({ memberId, nodeId, createdAt })),
  );
  await seedEngagement(tx, people, unit, now);
}

/** Fills each merchant that is new with people and their history. */
async function seedMerchants(db: Database, all: readonly MerchantScope[], now: number, log: Log) {
  for (const scope of all) {
    if (scope.trial) continue;
    const fresh = await once(db, `merchant ${scope.code}`, now, (tx) =>
      seedMerchant(tx, scope, now),
    );
    if (fresh) log.info('seeded a merchant', { merchant: scope.code });
  }
}

/** Tells the database where each merchant is, and fills it where it is empty: the catalogue, and (except in production) people with a history for each merchant. */
export async function seed(
  db: Database,
  scopes: Iterable<MerchantScope>,
  options: {
    readonly now: number;
    readonly production: boolean;
    readonly log: Log;
  },
): Promise<void> {
  const { now, production, log } = options;
  const all = [...scopes];
  // Before anything is posted: a movement falls on a day of its merchant's.
  await keepMerchants(db, all);
  await keepRuns(db, all, now);
  await keepTerms(db, all, now);
  if (await once(db, 'catalogue', now, seedCatalogue))
    log.info('seeded the catalogue', { games: gameSeeds().length });
  // A platform that has just started has matches to show.
  await writeFixtures(db, now);
  // Before the first pot is opened: a demo pot has a history.
  if (!production) await seedMerchants(db, all, now, log);
  await db.transaction((tx) => keepJackpots(tx, all, now));
}
