import { metrics } from '@opentelemetry/api';
import type { Attributes, ObservableGauge } from '@opentelemetry/api';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { defaultPool } from '../db/open';
import { lifeMinutes } from '../model/wallet/orders';
import type { Services } from '../model/platform/services';

/** Everything that is looked up when a collector is told, with its unit. */
const gauges = {
  'playhouse.database.up': ['{database}', '1 while the database answers'],
  'playhouse.database.wait': ['s', 'How long a question waited for a connection and its answer'],
  'playhouse.database.connections': ['{connection}', 'Connections of this gateway, by state'],
  'playhouse.database.connections.limit': ['{connection}', 'The most that it opens'],
  'playhouse.orders.waiting': ['{order}', 'Orders without an end, by merchant and kind'],
  'playhouse.orders.oldest_waiting': ['s', 'Age of the oldest of them'],
  'playhouse.provider_words.waiting': ['{word}', 'Words of providers that wait for a person'],
  'playhouse.intents.open': ['{intent}', 'Movements that this gateway is at work on'],
  'playhouse.intents.oldest': ['s', 'For how long the oldest of them has been'],
  'playhouse.wallets.balance': ['{money}', 'Money in all wallets of a merchant, in major units'],
  'playhouse.books.unbalanced': ['{transaction}', 'Of the last 5,000, those that do not add up'],
} as const;

type GaugeName = keyof typeof gauges;

/** A measured value. */
export interface Reading {
  readonly name: GaugeName;
  readonly value: number;
  readonly attributes?: Attributes;
}

/** The rows of a question; the two drivers put them in different places. */
async function rowsOf({ db }: Services, question: SQL): Promise<Record<string, unknown>[]> {
  const answered: unknown = await db.execute(question);
  return (Array.isArray(answered) ? answered : (answered as { rows: unknown }).rows) as Record<
    string,
    unknown
  >[];
}

async function readConnections(services: Services): Promise<Reading[]> {
  const rows = await rowsOf(
    services,
    sql`select coalesce(state, 'unknown') as state, count(*) as size from pg_stat_activity
      where datname = current_database() and application_name = current_setting('application_name')
      group by 1`,
  );
  return rows.map(({ state, size }) => ({
    name: 'playhouse.database.connections' as const,
    value: Number(size),
    attributes: { state: String(state) },
  }));
}

/** Deposits that may still be paid, withdrawals, and slips whose draw was a minute ago. */
async function readOrders(services: Services): Promise<Reading[]> {
  const { clock } = services;
  const rows = await rowsOf(
    services,
    sql`select merchant, kind, count(*) as size, extract(epoch from ${clock.at()} - min(since)) as age from (
        select merchant, kind, created_at as since from orders
        where status in ('pending', 'processing')
          and (kind = 'withdraw' or (kind = 'deposit' and created_at > ${clock.at(-lifeMinutes * 60_000)}))
        union all
        select merchant, 'lottery', draws_at from lottery_orders
        where status = 'open' and draws_at < ${clock.at(-60_000)}
      ) waiting group by merchant, kind`,
  );
  return rows.flatMap(({ merchant, kind, size, age }) => {
    const attributes = { merchant: String(merchant), kind: String(kind) };
    return [
      { name: 'playhouse.orders.waiting' as const, value: Number(size), attributes },
      { name: 'playhouse.orders.oldest_waiting' as const, value: Number(age), attributes },
    ];
  });
}

async function readBooks(services: Services): Promise<Reading[]> {
  const [words] = await rowsOf(
    services,
    sql`select count(*) as size from provider_words
      where resolution is null and (verdict is null or verdict not in ('settled', 'repeated'))`,
  );
  const [books] = await rowsOf(
    services,
    sql`select count(*) as size from (
        select transaction_id from ledger_entries
        where transaction_id > (select coalesce(max(id), 0) - 5000 from ledger_transactions)
        group by transaction_id having sum(amount) <> 0
      ) wrong`,
  );
  const wallets = await rowsOf(
    services,
    sql`select merchant, sum(balance) as balance from ledger_accounts where kind = 'member' group by merchant`,
  );
  return [
    { name: 'playhouse.provider_words.waiting', value: Number(words?.['size']) },
    { name: 'playhouse.books.unbalanced', value: Number(books?.['size']) },
    ...wallets.flatMap(({ merchant, balance }) => {
      const currency = services.scopes.get(String(merchant))?.config.currency;
      if (currency === undefined) return [];
      const attributes = { merchant: String(merchant), currency: currency.code };
      const value = Number(balance) / 10 ** currency.scale;
      return [{ name: 'playhouse.wallets.balance' as const, value, attributes }];
    }),
  ];
}

async function readDatabase(services: Services): Promise<Reading[]> {
  const began = performance.now();
  try {
    await services.db.execute(sql`select 1`);
    const waited = (performance.now() - began) / 1000;
    return [
      { name: 'playhouse.database.wait', value: waited },
      ...(await readConnections(services)),
      ...(await readOrders(services)),
      ...(await readBooks(services)),
      { name: 'playhouse.database.up', value: 1 },
    ];
  } catch {
    // Whatever was asked and failed is in the log.
    return [{ name: 'playhouse.database.up', value: 0 }];
  }
}

/** Looks everything up. What is in the database is the same at every gateway. */
export async function readMeasures(services: Services, pool = defaultPool): Promise<Reading[]> {
  const { openIntents } = services;
  return [
    { name: 'playhouse.database.connections.limit', value: pool },
    { name: 'playhouse.intents.open', value: openIntents.size() },
    { name: 'playhouse.intents.oldest', value: openIntents.oldestMs() / 1000 },
    ...(await readDatabase(services)),
  ];
}

/**
 * Tells a collector, whenever it is told anything, how the platform stands; without one nothing is looked up.
 * @param pool connections to PostgreSQL
 * @returns a function that ends it
 */
export function startMeasuring(services: Services, pool?: number): () => void {
  const meter = metrics.getMeter('playhouse-gateway');
  const made = new Map<GaugeName, ObservableGauge>();
  for (const name of Object.keys(gauges) as GaugeName[]) {
    const [unit, description] = gauges[name];
    made.set(name, meter.createObservableGauge(name, { unit, description }));
  }
  const all = [...made.values()];
  const observe: Parameters<typeof meter.addBatchObservableCallback>[0] = async (result) => {
    for (const { name, value, attributes } of await readMeasures(services, pool)) {
      const gauge = made.get(name);
      if (gauge !== undefined) result.observe(gauge, value, attributes);
    }
  };
  meter.addBatchObservableCallback(observe, all);
  return () => meter.removeBatchObservableCallback(observe, all);
}
