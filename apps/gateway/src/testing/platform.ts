import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import type { Call } from '@playhouse/wps';
import { sessionCalls } from '@playhouse/wps';
import { developmentPublicJwk } from '../base/developmentKey';
import { demoPassword } from '../seed/people';
import { createGateway } from '../app/createGateway';
import type { Gateway } from '../app/createGateway';
import type { GatewayOptions } from '../app/options';
import type { Services } from '../model/platform/services';
import { testMerchants } from './merchants';
import { takeDatabase } from './embedded';
import { createTestDatabase } from './postgres';
import { seededSnapshot } from './snapshot';

/** When the tests take place: a Saturday, 12:00 in Manila, in the middle of an hour's red rain. */
export const testNow = Date.parse('2026-11-21T04:05:00Z');

/** An answer as it came over the wire. */
export interface Answered {
  readonly status: number;
  readonly success: boolean;
  readonly value: unknown;
  readonly code?: string;
  readonly headers: Headers;
}

export interface AskOptions {
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly merchant?: string;
  readonly language?: string;
  readonly cookie?: string | undefined;
  /** Further headers of its browser, or of a proxy. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends an encrypted call's body as readable JSON. */
  readonly plain?: boolean;
  /** The body as it travels, made with `encrypt`. */
  readonly sealed?: string;
}

export interface TestPlatform {
  readonly gateway: Gateway;
  /** Turns the clock forward, in milliseconds. */
  advance(milliseconds: number): void;
  ask(call: Call, options?: AskOptions): Promise<Answered>;
  /** Asks for an address that is no call: a game's, the desk's, a provider's callback. */
  request(path: string, init?: RequestInit): Response | Promise<Response>;
  /** Does something at every gateway at once, as their clocks do. */
  everywhere<T>(run: (services: Services) => Promise<T>): Promise<T[]>;
  /** Ends all gateways in the middle of what they do, and starts new ones on what is left. */
  restart(): Promise<void>;
  /** Resolves once what was begun without being waited for has ended. */
  settled(): Promise<void>;
  /** Logs a seeded account in. @throws when it is refused */
  login(account: string, merchant?: string): Promise<string>;
}

/** Seals a body as the site does; what the header says of it may be left out or made up. */
export async function encrypt(
  body: unknown,
  stamp: JWTPayload,
  publicJwk: JWK = developmentPublicJwk,
): Promise<string> {
  const key = await importJWK(publicJwk, 'ECDH-ES');
  const text = new TextEncoder().encode(JSON.stringify(body));
  return new CompactEncrypt(text)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'development', ...stamp })
    .encrypt(key);
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  encrypted: 'application/jose',
} as const;

/** The body as it is sent; a movement without a key of its own is a new intent each time. */
function whole(call: Call, body: unknown): unknown {
  if (call.intent === undefined) return body;
  return { requestId: randomUUID(), ...(body as Readonly<Record<string, unknown>> | undefined) };
}

/** The public key that callers of a platform with a key of its own encrypt to. */
function publicHalf(privateJwk: string | undefined): JWK | undefined {
  if (privateJwk === undefined) return undefined;
  const { d: _secret, ...half } = JSON.parse(privateJwk) as JWK;
  return half;
}

async function bodyOf(
  call: Call,
  { plain, sealed, ...given }: AskOptions,
  { now }: Services,
  privateJwk: string | undefined,
): Promise<string | undefined> {
  if (call.body === undefined || sealed !== undefined) return sealed;
  const body = whole(call, given.body);
  if (call.encoding === 'encrypted' && plain !== true) {
    const stamp = { iat: now() / 1000, jti: randomUUID() };
    return encrypt(body ?? {}, stamp, publicHalf(privateJwk));
  }
  if (call.encoding === 'form')
    return new URLSearchParams(body as Record<string, string>).toString();
  return JSON.stringify(body ?? {});
}

/** Asks one gateway for a call of the contract. */
export async function askGateway(
  gateway: Gateway,
  call: Call,
  options: AskOptions,
  privateJwk?: string,
): Promise<Answered> {
  const { query = {}, token, merchant = 'alpha', language = 'EN', cookie } = options;
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  const headers = new Headers({
    Merchant: merchant,
    'Accept-Language': language,
    'Content-Type': contentTypes[call.encoding ?? 'json'],
    ...options.headers,
  });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (cookie !== undefined) headers.set('Cookie', cookie);
  const body = await bodyOf(call, options, gateway.services, privateJwk);
  const response = await gateway.app.request(`${call.path}?${search.toString()}`, {
    method: call.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const envelope = (await response.json()) as { success: boolean; value: unknown; code?: string };
  return { ...envelope, status: response.status, headers: response.headers };
}

/** A server whose databases the tests use instead of the embedded one: `postgres://…`. */
const server = process.env['GATEWAY_TEST_DATABASE_URL'];

/** The database under the gateways of a platform. */
interface Ground {
  /** Starts gateways on it, as told for each; `again` finds what earlier ones left. */
  open(again: boolean): Promise<readonly Gateway[]>;
  /** Breaks every connection to it, whatever is under way. */
  cut(): Promise<void>;
  drop(): Promise<void>;
}

/** One after the other, because each makes sure of tables and seeds. */
async function openAll(all: readonly GatewayOptions[], ground: GatewayOptions): Promise<Gateway[]> {
  const opened: Gateway[] = [];
  for (const options of all) opened.push(await createGateway({ ...ground, ...options }));
  return opened;
}

async function inMemory(all: readonly GatewayOptions[]): Promise<Ground> {
  const { client, giveBack } = await takeDatabase(testNow);
  return {
    open: () => openAll(all, { embedded: client }),
    cut: () => Promise.reject(new Error('nothing is left in memory')),
    drop: async () => giveBack(),
  };
}

async function inFolder(all: readonly GatewayOptions[]): Promise<Ground> {
  return {
    open: async (again) => {
      const snapshot = again ? undefined : await seededSnapshot(testNow);
      return openAll(all, { snapshot });
    },
    // Closing the embedded database breaks off what is under way.
    cut: async () => undefined,
    drop: async () => undefined,
  };
}

function groundOf(all: readonly GatewayOptions[]): Promise<Ground> {
  if (server !== undefined) return onServer(server, all);
  return all.some(({ dataDir }) => dataDir !== undefined) ? inFolder(all) : inMemory(all);
}

async function onServer(url: string, all: readonly GatewayOptions[]): Promise<Ground> {
  const { cut, drop, ...database } = await createTestDatabase(url, testNow);
  return { open: () => openAll(all, { databaseUrl: database.url }), cut, drop };
}

/**
 * A platform on a seeded database, with a clock that stands still until it is turned. On a real server two
 * gateways share the database and are asked in turn. With a `dataDir` the embedded one outlives a restart.
 * @param skews by how many milliseconds each gateway's own clock is ahead of the database's
 */
export async function startPlatform(
  given: GatewayOptions = {},
  skews: readonly number[] = server === undefined ? [0] : [0, 0],
): Promise<TestPlatform> {
  let moment = testNow;
  const common = { merchants: testMerchants, databaseNow: () => moment, ...given };
  const ground = await groundOf(skews.map((skew) => ({ now: () => moment + skew, ...common })));
  let gateways = await ground.open(false);
  const closeAll = () => Promise.all(gateways.map((each) => each.close()));
  let turn = 0;
  const next = (): Gateway => {
    const gateway = gateways[(turn += 1) % gateways.length];
    if (gateway === undefined) throw new Error('no gateway was started');
    return gateway;
  };
  const first = () => gateways[0] ?? next();
  return {
    get gateway() {
      return {
        ...first(),
        close: async () => {
          await closeAll();
          await ground.drop();
        },
      };
    },
    advance: (milliseconds) => {
      moment += milliseconds;
    },
    restart: async () => {
      await ground.cut();
      await closeAll();
      gateways = await ground.open(true);
    },
    everywhere: (run) => Promise.all(gateways.map(({ services }) => run(services))),
    settled: async () => {
      await Promise.all(gateways.map((each) => each.settled()));
    },
    request: (path, init) => next().app.request(path, init),
    ask: (call, asked = {}) => askGateway(next(), call, asked, given.privateJwk),
    login: async (username, merchant = 'alpha') => {
      const body = { type: 'username', username, password: demoPassword };
      const asked = { merchant, body };
      const answer = await askGateway(next(), sessionCalls.login, asked, given.privateJwk);
      if (!answer.success) throw new Error(`login of ${username}: ${answer.code ?? 'refused'}`);
      return (answer.value as { token: string }).token;
    },
  };
}

/** For tests that turn the clock by hours and days: nobody is to be logged in again meanwhile. */
export const endlessSessions = { sessionIdleMinutes: 1_000_000, sessionLongestMinutes: 1_000_000 };

/** Milliseconds that a start may take on a busy machine, where the first test also makes the snapshot. */
export const slowStart = 240_000;
