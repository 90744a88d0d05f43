import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import type { JWK } from 'jose';
import type { Call } from '@playhouse/wps';
import { sessionCalls } from '@playhouse/wps';
import { vi } from 'vitest';
import { developmentPublicJwk } from '../base/developmentKey';
import { demoPassword } from '../seed/people';
import { createGateway } from '../app/createGateway';
import type { Gateway } from '../app/createGateway';
import type { GatewayOptions } from '../model/options';
import { testMerchants } from './merchants';
import { createTestDatabase } from './postgres';
import { seededSnapshot } from './snapshot';

// Whole journeys run through a test, some of them with dozens of password hashes, on machines that do other things too.
vi.setConfig({ testTimeout: 60_000 });

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
  /** Sends an encrypted call's body as readable JSON. */
  readonly plain?: boolean;
}

export interface TestPlatform {
  readonly gateway: Gateway;
  /** Turns the clock forward, in milliseconds. */
  advance(milliseconds: number): void;
  ask(call: Call, options?: AskOptions): Promise<Answered>;
  /** Resolves once what was begun without being waited for has ended. */
  settled(): Promise<void>;
  /** Logs a seeded account in. @throws when it is refused */
  login(account: string, merchant?: string): Promise<string>;
}

export async function encrypt(body: unknown, publicJwk = developmentPublicJwk): Promise<string> {
  const key = await importJWK(publicJwk, 'ECDH-ES');
  const text = new TextEncoder().encode(JSON.stringify(body));
  return new CompactEncrypt(text)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'development' })
    .encrypt(key);
}

/** The body as it is sent; a movement without a key of its own is a new intent each time. */
function whole(call: Call, body: unknown): unknown {
  if (call.intent === undefined) return body;
  return { requestId: randomUUID(), ...(body as Readonly<Record<string, unknown>> | undefined) };
}

async function bodyOf(
  call: Call,
  { plain, ...given }: AskOptions,
  publicJwk: JWK | undefined,
): Promise<string | undefined> {
  if (call.body === undefined) return undefined;
  const body = whole(call, given.body);
  if (call.encoding === 'encrypted' && plain !== true) return encrypt(body ?? {}, publicJwk);
  if (call.encoding === 'form')
    return new URLSearchParams(body as Record<string, string>).toString();
  return JSON.stringify(body ?? {});
}

/** What callers of a platform with a key of its own encrypt to. */
function publicHalf(privateJwk: string | undefined): JWK | undefined {
  if (privateJwk === undefined) return undefined;
  const { d: _secret, ...half } = JSON.parse(privateJwk) as JWK;
  return half;
}

async function ask(gateway: Gateway, call: Call, options: AskOptions): Promise<Answered> {
  const { query = {}, token, merchant = 'alpha', language = 'EN', cookie } = options;
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  const headers = new Headers({ Merchant: merchant, 'Accept-Language': language });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (cookie !== undefined) headers.set('Cookie', cookie);
  const body = await bodyOf(call, options, publicHalf(gateway.services.options.privateJwk));
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

async function startGateways(options: GatewayOptions): Promise<readonly Gateway[]> {
  if (server === undefined) {
    return [await createGateway({ snapshot: await seededSnapshot(testNow), ...options })];
  }
  const database = await createTestDatabase(server, testNow);
  const own = { databaseUrl: database.url, ...options };
  const [first, second] = [await createGateway(own), await createGateway(own)];
  const close = async () => {
    await Promise.all([first.close(), second.close()]);
    await database.drop();
  };
  return [{ ...first, close }, second];
}

/**
 * A platform on a seeded database, with a clock that stands still until it is turned. On a real server two
 * gateways share the database and are asked in turn.
 */
export async function startPlatform(options: GatewayOptions = {}): Promise<TestPlatform> {
  let moment = testNow;
  const gateways = await startGateways({
    merchants: testMerchants,
    now: () => moment,
    ...options,
  });
  const [gateway] = gateways;
  if (gateway === undefined) throw new Error('no gateway was started');
  let turn = 0;
  const next = () => gateways[(turn += 1) % gateways.length] ?? gateway;
  return {
    gateway,
    advance: (milliseconds) => {
      moment += milliseconds;
    },
    settled: async () => {
      await Promise.all(gateways.map((each) => each.settled()));
    },
    ask: (call, given = {}) => ask(next(), call, given),
    login: async (username, merchant = 'alpha') => {
      const answer = await ask(next(), sessionCalls.login, {
        merchant,
        body: { type: 'username', username, password: demoPassword },
      });
      if (!answer.success) throw new Error(`login of ${username}: ${answer.code ?? 'refused'}`);
      return (answer.value as { token: string }).token;
    },
  };
}

/** Milliseconds that a start may take on a busy machine, where the first test also makes the snapshot. */
export const slowStart = 240_000;
