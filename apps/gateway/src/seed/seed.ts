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

interface SeedOptions {
  readonly now: number;
  readonly production: boolean;
  readonly log: Log;
}

/** Fills the database with what all merchants share, where it is empty. */
export async function seedPlatform(
  db: Database,
  { now, log }: Omit<SeedOptions, 'production'>,
): Promise<void> {
  if (await once(db, 'catalogue', now, seedCatalogue))
    log.info('seeded the catalogue', { games: gameSeeds().length });
  // A platform that has just started has matches to show.
  await writeFixtures(db, now);
}

/** Tells the database where a merchant is, under each of its codes, and fills it (except in production) with people who have a history. */
export async function openMerchant(
  db: Database,
  scopes: readonly MerchantScope[],
  { now, production, log }: SeedOptions,
): Promise<void> {
  // Before anything is posted: a movement falls on a day of its merchant's.
  await keepMerchants(db, scopes);
  await keepRuns(db, scopes, now);
  await keepTerms(db, scopes, now);
  // Before the first pot is opened: a demo pot has a history.
  const seeded = production ? [] : scopes.filter(({ trial }) => !trial);
  for (const scope of seeded)
    if (await once(db, `merchant ${scope.code}`, now, (tx) => seedMerchant(tx, scope, now)))
      log.info('seeded a merchant', { merchant: scope.code });
  await db.transaction((tx) => keepJackpots(tx, scopes, now));
}

/** Makes the database of some merchants ready to be served. */
export async function seed(
  db: Database,
  scopes: Iterable<MerchantScope>,
  options: SeedOptions,
): Promise<void> {
  await seedPlatform(db, options);
  await openMerchant(db, [...scopes], options);
}
