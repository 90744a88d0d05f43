import type { Hono } from 'hono';
import { createClock, databaseClock } from '../db/clock';
import { openDatabase } from '../db/open';
import { ownSchema } from '../db/schemaRange';
import { seedPlatform } from '../seed/seed';
import { createApp } from './app';
import { readIdentity } from '../base/identity';
import { createDecrypter } from '../base/keys';
import { silentLog } from '../base/log';
import { Fleet } from './fleet';
import { backgroundWork } from '../model/platform/backgroundWork';
import { createCouriers, demandMail } from '../model/platform/delivery/couriers';
import { holdFacts, listPlatformFacts } from '../model/platform/keptFacts';
import { startMeasuring } from './measure';
import type { GatewayOptions } from './options';
import { createGoogleKeys } from '../model/auth/externalIdentity';
import { createOpenIntents } from '../model/platform/openIntents';
import { createPlayCounter } from '../model/platform/playCounter';
import type { Services } from '../model/platform/services';
import { startTimers } from './timers';

export interface Gateway {
  readonly app: Hono;
  readonly services: Services;
  /** Resolves once nothing goes on in the background. */
  settled(): Promise<void>;
  /** Serves merchants that were made or mended since, as the clock does every few seconds. */
  lookForMerchants(): Promise<void>;
  /** From here on it is not ready; what was begun goes on. */
  stop(): void;
  close(): Promise<void>;
}

/** Opens the database, fills it where it is empty, and makes the handler of requests. It does not listen. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { log = silentLog, now = Date.now, production = false } = options;
  const { identity = readIdentity({}) } = options;
  const turned = options.databaseNow ?? options.now;
  const fleet = new Fleet(options, log);
  fleet.demandSome();
  demandMail(options);
  const decrypter = await createDecrypter(options.privateJwk, production, fleet.keys);
  log.info('opening the database');
  const database = await openDatabase({
    dataDir: options.dataDir ?? ':memory:',
    databaseUrl: options.databaseUrl,
    snapshot: options.snapshot,
    embedded: options.embedded,
    pool: options.databasePool,
    name: identity.instance,
    allowSkippedRelease: options.allowSkippedRelease,
    onQuery: options.onQuery,
    prepare: async (db) => {
      const facts = listPlatformFacts(production, decrypter.secretFor('facts'));
      const [problem] = await holdFacts(db, facts);
      if (problem !== undefined) throw new Error(problem);
      await seedPlatform(db, { now: now(), log });
      await fleet.takeIn(db, now());
      fleet.demandServed();
    },
  });
  log.info('opened the database', { schema: ownSchema });
  const { providers = [] } = options;
  const hasCashier = !production || providers.length > 0;
  if (!hasCashier)
    log.warn('deposits and withdrawals are not offered', {
      why: 'PAYMENT_PROVIDER and PAYMENT_PROVIDER_SECRET name nobody who takes and pays money',
    });
  let stopping = false;
  const work = backgroundWork(log);
  const services: Services = {
    db: database.db,
    themes: fleet.themes,
    scopes: fleet.scopes,
    decrypter,
    codeKey: decrypter.secretFor('codes'),
    deviceKey: decrypter.secretFor('devices'),
    payoutKey: decrypter.secretFor('payouts'),
    couriers: createCouriers(database.db, options),
    plays: createPlayCounter(database.db),
    status: options.status ?? 0,
    trustProxy: options.trustProxy ?? 0,
    registerSettings: options.registerSettings ?? {},
    externalKeys: options.externalKeys ?? createGoogleKeys(),
    codesBeforeCaptcha: options.codesBeforeCaptcha ?? 20,
    rainMs: (options.rainMinutes ?? 20) * 60_000,
    sessionIdleMs: (options.sessionIdleMinutes ?? 60) * 60_000,
    sessionLongestMs: (options.sessionLongestMinutes ?? 1_440) * 60_000,
    production,
    hasCashier,
    release: identity.release,
    openIntents: createOpenIntents(),
    clock: turned === undefined ? databaseClock : createClock(turned),
    now,
    stopping: () => stopping,
    log,
    background: work.add,
  };
  const makeApp = () => createApp(services, providers);
  let app = makeApp();
  const lookForMerchants = async () => {
    // The addresses of its calls may be its own.
    if ((await fleet.takeIn(services.db, now())) > 0) app = makeApp();
  };
  const stopMeasuring = startMeasuring(services, options.databasePool);
  const stopTimers = startTimers(services, [
    { name: 'look for new merchants', everyMs: 5_000, run: lookForMerchants },
  ]);
  return {
    get app() {
      return app;
    },
    services,
    settled: work.finished,
    lookForMerchants,
    stop: () => {
      stopping = true;
    },
    close: async () => {
      work.add('count of plays', services.plays.write);
      stopMeasuring();
      await Promise.all([stopTimers(), work.finished()]);
      await database.close();
    },
  };
}
