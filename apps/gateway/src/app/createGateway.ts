import type { Hono } from 'hono';
import { createClock, databaseClock } from '../db/clock';
import { openDatabase } from '../db/open';
import { seed } from '../seed/seed';
import { createApp } from './app';
import { createDecrypter } from '../base/keys';
import { silentLog } from '../base/log';
import { readMerchantKeys } from '../base/merchantKeys';
import { readMerchants, readThemes, createScopes } from '../base/merchants';
import { backgroundWork } from '../model/platform/backgroundWork';
import { createCouriers, demandCouriers } from '../model/platform/delivery/couriers';
import type { GatewayOptions } from './options';
import { createGoogleKeys } from '../model/auth/externalIdentity';
import { createPlayCounter } from '../model/platform/playCounter';
import type { Services } from '../model/platform/services';
import { startTimers } from './timers';

export interface Gateway {
  readonly app: Hono;
  readonly services: Services;
  /** Resolves once nothing goes on in the background. */
  settled(): Promise<void>;
  /** From here on it is not ready; what was begun goes on. */
  stop(): void;
  close(): Promise<void>;
}

/** Opens the database, fills it where it is empty, and makes the handler of requests. It does not listen. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { log = silentLog, now = Date.now, production = false } = options;
  const turned = options.databaseNow ?? options.now;
  const merchants = options.merchants ?? readMerchants(options.merchantsDir ?? 'merchants');
  if (merchants.length === 0)
    throw new Error(`no merchant in ${options.merchantsDir ?? 'merchants'}`);
  demandCouriers(merchants, options);
  const scopes = createScopes(merchants);
  const merchantKeys = await readMerchantKeys(options.keysDir, merchants);
  const decrypter = await createDecrypter(options.privateJwk, production, merchantKeys);
  log.info('opening the database');
  const database = await openDatabase({
    dataDir: options.dataDir ?? ':memory:',
    databaseUrl: options.databaseUrl,
    snapshot: options.snapshot,
    embedded: options.embedded,
    pool: options.databasePool,
    onQuery: options.onQuery,
    prepare: (db) => seed(db, scopes.values(), { now: now(), production, log }),
  });
  let stopping = false;
  const work = backgroundWork(log);
  const services: Services = {
    db: database.db,
    merchants,
    themes: readThemes(options.merchantsDir ?? 'merchants'),
    scopes,
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
    clock: turned === undefined ? databaseClock : createClock(turned),
    now,
    stopping: () => stopping,
    log,
    background: work.add,
  };
  const stopTimers = startTimers(services);
  return {
    app: createApp(services, options.providers ?? []),
    services,
    settled: work.finished,
    stop: () => {
      stopping = true;
    },
    close: async () => {
      work.add('count of plays', services.plays.write);
      await Promise.all([stopTimers(), work.finished()]);
      await database.close();
    },
  };
}
