import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionCalls } from '@playhouse/wps';
import { exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMerchantKeys } from './merchantKeys';
import { readMerchant, createScopes } from './merchants';
import type { MerchantConfig } from './merchants';
import { demoPassword } from '../seed/people';
import { testMerchants } from '../testing/merchants';
import type { TestPlatform } from '../testing/platform';
import { encrypt, slowStart, startPlatform, testNow } from '../testing/platform';

const hour = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'playhouse-keys-'));
const body = { type: 'username', username: 'demo_player', password: demoPassword };

interface Pair {
  readonly kid: string;
  readonly privateJwk: JWK;
  readonly publicJwk: JWK;
}

async function pairOf(kid: string): Promise<Pair> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const privateJwk = await exportJWK(privateKey);
  const { d: _secret, ...publicJwk } = privateJwk;
  return { kid, privateJwk, publicJwk };
}

/** Puts a private half where the platform looks for it. */
function store(code: string, { kid, privateJwk }: Pair, more: object = {}): void {
  mkdirSync(join(folder, code), { recursive: true });
  const text = JSON.stringify({ ...privateJwk, kid, ...more });
  writeFileSync(join(folder, code, `${kid}.json`), text, { mode: 0o600 });
}

/** The merchant whose pages seal to a key. */
function sealingTo(code: string, { kid, publicJwk }: Pair): MerchantConfig {
  const merchant = testMerchants.find((each) => each.code === code);
  if (merchant === undefined) throw new Error(`there is no ${code}`);
  const { x = '', y = '' } = publicJwk;
  return { ...merchant, encryption: { kid, jwk: { kty: 'EC', crv: 'P-256', x, y } } };
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('a merchant with keys of its own', () => {
  let platform: TestPlatform;
  let pairs: Readonly<Record<'former' | 'present' | 'coming' | 'omegas' | 'foreign', Pair>>;

  beforeAll(async () => {
    const [former, present, coming, omegas, foreign] = await Promise.all(
      ['alpha-1', 'alpha-2', 'alpha-3', 'omega-1', 'alpha-2'].map(pairOf),
    );
    if (!former || !present || !coming || !omegas || !foreign) throw new Error('no pairs');
    pairs = { former, present, coming, omegas, foreign };
    store('alpha', former);
    store('alpha', present, { replaces: 'alpha-1', until: new Date(testNow + hour).toISOString() });
    store('alpha', coming, { replaces: 'alpha-2', until: new Date(testNow).toISOString() });
    store('omega', omegas);
    const merchants = [sealingTo('alpha', present), sealingTo('omega', omegas)];
    platform = await startPlatform({ keysDir: folder, merchants });
  }, slowStart);
  afterAll(() => platform.gateway.close());

  /** Logs in at a merchant with a body that is sealed to a key; answers how it ended. */
  async function login({ kid, publicJwk }: Pair, merchant = 'alpha'): Promise<string> {
    const stamp = { iat: platform.gateway.services.now() / 1000, jti: randomUUID(), kid };
    const sealed = await encrypt(body, stamp, publicJwk);
    const { success, code } = await platform.ask(sessionCalls.login, { sealed, merchant });
    return success ? 'in' : (code ?? '');
  }

  it('opens a body that is sealed to the key in force or to the next one [LOGIN-11]', async () => {
    expect(await login(pairs.present)).toBe('in');
    expect(await login(pairs.coming)).toBe('in');
    expect(await login(pairs.omegas, 'omega')).toBe('in');
  });

  it('takes the former key for its time, then has the page reloaded [LOGIN-11]', async () => {
    expect(await login(pairs.former)).toBe('in');
    platform.advance(hour);
    expect(await login(pairs.former)).toBe('page.outdated');
    expect(await login(pairs.present)).toBe('in');
  });

  it("takes no other merchant's key, no unknown one, and none under a name that is not its own", async () => {
    expect(await login(pairs.omegas)).toBe('page.outdated');
    expect(await login(await pairOf('alpha-9'))).toBe('page.outdated');
    expect(await login(pairs.foreign)).toBe('encryption.required');
  });
});

describe('a platform is not started', () => {
  const start = (merchant: MerchantConfig) => readMerchantKeys(folder, merchant);

  it('with pages that seal to a key that it does not have', async () => {
    const [kept, sealedTo] = await Promise.all([pairOf('beta-1'), pairOf('beta-2')]);
    store('beta', kept);
    const beta = (pair: Pair) => ({ ...sealingTo('alpha', pair), code: 'beta' });
    await expect(start(beta(sealedTo))).rejects.toThrow('beta seals to the key "beta-2"');
    const other = { ...sealedTo, kid: 'beta-1' };
    await expect(start(beta(other))).rejects.toThrow('"beta-1" is another than that in');
    expect(await start(beta(kept))).toHaveLength(1);
  });

  it.each(['644', '640', '604'])('with a key that others may read: mode %s', async (mode) => {
    const pair = await pairOf('delta-1');
    store('delta', pair);
    const file = join(folder, 'delta', 'delta-1.json');
    chmodSync(file, Number.parseInt(mode, 8));
    await expect(start({ ...sealingTo('alpha', pair), code: 'delta' })).rejects.toThrow(
      `${file} is a secret that others on this machine may read: chmod 600 ${file}`,
    );
  });

  it('with what is no private key, of which it repeats nothing', async () => {
    const [pair, other] = await Promise.all([pairOf('gamma-1'), pairOf('gamma-1')]);
    const gamma = { ...sealingTo('alpha', pair), code: 'gamma' };
    store('gamma', pair, { d: undefined });
    await expect(start(gamma)).rejects.toThrow(/gamma-1\.json is no private P-256 key.*see d$/);
    store('gamma', pair, { d: other.privateJwk.d });
    await expect(start(gamma)).rejects.toThrow(/x and y are not the public half of d$/);
    writeFileSync(join(folder, 'gamma', 'gamma-1.json'), '{"d":"secret-words', { mode: 0o600 });
    await expect(start(gamma)).rejects.toThrow(/gamma-1\.json is not JSON$/);
  });

  it('with a merchant whose config holds the private half, and says that it has leaked', async () => {
    const { kid, privateJwk } = await pairOf('delta-1');
    const file = join(folder, 'whitelabel.json');
    writeFileSync(file, JSON.stringify({ encryption: { kid, jwk: privateJwk } }));
    expect(() => readMerchant(file)).toThrow('a secret has leaked');
    expect(() => readMerchant(file)).not.toThrow(privateJwk.d);
  });

  it('with two merchants of one code, be it that of their trials', () => {
    const [alpha, omega] = testMerchants as [MerchantConfig, MerchantConfig];
    const told = '"alphatrial" is a code of alpha and of';
    expect(() => createScopes([alpha, { ...omega, trialMerchantCode: 'alphatrial' }])).toThrow(
      told,
    );
    expect(() => createScopes([alpha, { ...omega, code: 'alphatrial' }])).toThrow(told);
    expect(() => createScopes([{ ...alpha, trialMerchantCode: 'alpha' }])).toThrow(
      '"alpha" is a code',
    );
    expect(createScopes(testMerchants).size).toBe(4);
  });
});
