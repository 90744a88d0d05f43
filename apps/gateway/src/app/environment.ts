import { chainTimeouts } from '@playhouse/wps';
import { readIdentity } from '../base/identity';
import { createLog } from '../base/log';
import type { Log } from '../base/log';
import type { GatewayOptions } from './options';
import { signedProvider } from '../model/wallet/signedProvider';

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that is a whole number in a range. */
function numberOf(
  environment: Environment,
  name: string,
  { fallback, least = 0, most }: { fallback: number; least?: number; most: number },
): number {
  const value = environment[name] === '' ? Number.NaN : Number(environment[name] ?? fallback);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name} is not a whole number from ${least} to ${most}`);
  return value;
}

const onThisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|)$/;

/**
 * Refuses a database whose server would be taken without a look at who it is.
 * @param production asks of a database elsewhere to say whether the way to it is encrypted
 * @throws Error that does not repeat the setting
 */
function demandKnownServer(url: string, production: boolean): void {
  const { hostname, searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  if (mode === null && production && !onThisMachine.test(hostname))
    throw new Error(
      'DATABASE_URL names a database elsewhere without sslmode: end it in ?sslmode=verify-full, or in ?sslmode=disable where nobody else is on the way to it',
    );
  if (mode !== null && mode !== 'verify-full' && mode !== 'disable')
    throw new Error(
      `DATABASE_URL: sslmode=${mode} does not hold the server's certificate against its name. Set sslmode=verify-full, with its authority's certificate in NODE_EXTRA_CA_CERTS where that is your own`,
    );
}

/** @throws Error that does not repeat the setting: there may be a password in it */
function databaseOf(environment: Environment, production: boolean): string | undefined {
  const url = environment['DATABASE_URL'];
  if (url === undefined) return undefined;
  if (!(/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)))
    throw new Error(
      'DATABASE_URL is not an address of a PostgreSQL: postgres://user:password@host/database',
    );
  demandKnownServer(url, production);
  return url;
}

/** Settings that only mean something together. @throws Error that names the one that is missing */
function together(
  environment: Environment,
  first: string,
  second: string,
): readonly [string, string] | undefined {
  const [one, other] = [environment[first], environment[second]];
  if (one === undefined && other === undefined) return undefined;
  if (one === undefined) throw new Error(`${second} is set without ${first}`);
  if (other === undefined) throw new Error(`${first} is set without ${second}`);
  return [one, other];
}

/** Where letters and short messages go; undefined leaves them to the development outbox. */
function deliveryOf(environment: Environment): Pick<GatewayOptions, 'smtp' | 'smsWebhook'> {
  const smtp = together(environment, 'SMTP_URL', 'MAIL_FROM');
  const sms = together(environment, 'SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET');
  return {
    smtp: smtp && { url: smtp[0], from: smtp[1] },
    smsWebhook: sms && { url: sms[0], secret: sms[1] },
  };
}

/** Who tells that money came or went; undefined leaves it to the desk. */
function providersOf(environment: Environment): Pick<GatewayOptions, 'providers'> {
  const signed = together(environment, 'PAYMENT_PROVIDER', 'PAYMENT_PROVIDER_SECRET');
  return signed === undefined ? {} : { providers: [signedProvider(...signed)] };
}

/** The log, also of a start that fails. An unknown LOG_LEVEL is told by `readOptions`. */
export function createFirstLog(environment: Environment): Log {
  const { LOG_LEVEL: _level, ...others } = environment;
  return readLog(others);
}

/** For collectors in production, for people else. @throws Error for an unknown LOG_LEVEL */
function readLog(environment: Environment): Log {
  const level = environment['LOG_LEVEL'] ?? 'info';
  return environment['NODE_ENV'] === 'production'
    ? createLog({ format: 'json', level, identity: readIdentity(environment) })
    : createLog({ format: 'text', level, write: (line) => console.log(`[gateway] ${line}`) });
}

/**
 * Reads the options from environment variables.
 * @throws in development behind a proxy without GATEWAY_ALLOW_DEVELOPMENT_BEHIND_PROXY=1, and in production without GATEWAY_ALLOW_PRODUCTION=1 and GATEWAY_PRIVATE_JWK: the development key is public
 */
export function readOptions(environment: Environment): GatewayOptions {
  const production = environment['NODE_ENV'] === 'production';
  const privateJwk = environment['GATEWAY_PRIVATE_JWK'];
  if (production && environment['GATEWAY_ALLOW_PRODUCTION'] !== '1') {
    throw new Error(
      'this platform is for development; set GATEWAY_ALLOW_PRODUCTION=1 to run it in production',
    );
  }
  if (production && privateJwk === undefined) {
    throw new Error('GATEWAY_PRIVATE_JWK is required in production: the development key is public');
  }
  const trustProxy = numberOf(environment, 'TRUST_PROXY', { fallback: 0, most: 100 });
  const allowed = environment['GATEWAY_ALLOW_DEVELOPMENT_BEHIND_PROXY'] === '1';
  if (!production && trustProxy > 0 && !allowed) {
    throw new Error(
      'TRUST_PROXY is set for a development platform, which shows its codes and demo accounts to whoever comes by the proxy: run it in production, or set GATEWAY_ALLOW_DEVELOPMENT_BEHIND_PROXY=1',
    );
  }
  return {
    port: numberOf(environment, 'PORT', { fallback: 4300, most: 65_535 }),
    host: environment['HOST'] ?? '127.0.0.1',
    stopNoticeMs: numberOf(environment, 'STOP_NOTICE_MS', {
      // A server in front has then given up each connection that it did not use.
      fallback: production ? chainTimeouts.idle.proxy + 1_000 : 0,
      most: 600_000,
    }),
    dataDir: environment['DATA_DIR'] ?? '.data/gateway',
    databaseUrl: databaseOf(environment, production),
    databasePool: numberOf(environment, 'DATABASE_POOL', { fallback: 8, least: 1, most: 1_000 }),
    allowSkippedRelease: environment['GATEWAY_ALLOW_SKIPPED_RELEASE'] === '1',
    trustProxy,
    merchantsDir: environment['GATEWAY_MERCHANTS'] ?? 'merchants',
    status: numberOf(environment, 'GATEWAY_STATUS', { fallback: 0, most: 3 }),
    privateJwk,
    keysDir: environment['GATEWAY_KEYS'] ?? '.data/keys',
    ...deliveryOf(environment),
    ...providersOf(environment),
    production,
    identity: readIdentity(environment),
    log: readLog(environment),
  };
}
