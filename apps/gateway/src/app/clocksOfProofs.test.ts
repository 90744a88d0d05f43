import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lobbyCalls, registrationCalls, sessionCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSignature } from '../base/signature';
import type { MerchantConfig } from '../base/merchants';
import { affiliateLinks, games, linkVisits } from '../db/schema';
import { readIdentity } from '../model/auth/externalIdentity';
import { signedProvider } from '../model/wallet/signedProvider';
import { demoPassword } from '../seed/people';
import { createClaims, createSigner, externalMerchants } from '../testing/externalTokens';
import type { Signer } from '../testing/externalTokens';
import type { TestPlatform } from '../testing/platform';
import { encrypt, endlessSessions, slowStart, startPlatform, testNow } from '../testing/platform';

/** How far the clocks of the two gateways are from the database's, in milliseconds. */
const skews = [-2_000, 2_000];
const secret = 'shared';
const keysDir = mkdtempSync(join(tmpdir(), 'playhouse-clocks-'));
const quarter = 900_000;
/** The moment that everything here ends at: a token, a signature, a key and a quarter of an hour. */
const end = Math.ceil((testNow + 300_000) / quarter) * quarter;

async function storeKey(kid: string, more: object = {}): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const privateJwk = await exportJWK(privateKey);
  mkdirSync(join(keysDir, 'omega'), { recursive: true });
  const file = join(keysDir, 'omega', `${kid}.json`);
  writeFileSync(file, JSON.stringify({ ...privateJwk, kid, ...more }), { mode: 0o600 });
  const { d: _secret, ...publicJwk } = privateJwk;
  return publicJwk;
}

let platform: TestPlatform;
let signer: Signer;
let former: JWK;
beforeAll(async () => {
  signer = await createSigner('google');
  former = await storeKey('omega-1');
  const until = new Date(end).toISOString();
  const { x = '', y = '' } = await storeKey('omega-2', { replaces: 'omega-1', until });
  const encryption = { kid: 'omega-2', jwk: { kty: 'EC' as const, crv: 'P-256' as const, x, y } };
  const merchants = externalMerchants().map((each): MerchantConfig =>
    each.code === 'omega' ? { ...each, encryption } : each,
  );
  platform = await startPlatform(
    {
      ...{ ...endlessSessions, merchants, keysDir, externalKeys: signer.keys },
      providers: [signedProvider('payhub', secret)],
    },
    skews,
  );
}, slowStart);
afterAll(async () => {
  await platform.gateway.close();
  rmSync(keysDir, { recursive: true });
});

let turned = 0;
/** Turns the database's clock to a moment before or after the end. */
function turnTo(fromEnd: number): void {
  const due = end + fromEnd - testNow;
  platform.advance(due - turned);
  turned = due;
}

/** How both gateways answer when they are asked in turn. */
const bothSay = async <T>(ask: () => Promise<T>): Promise<T[]> => [await ask(), await ask()];

const token = () => signer.sign(createClaims('phone', { exp: end / 1000, phone_number: '+1' }));
const isTaken = async (services: TestPlatform['gateway']['services'], signed: string) => {
  const config = services.scopes.get('alpha')?.config;
  if (config === undefined) throw new Error('no alpha');
  return readIdentity(services, config, signed, 'phone').then(
    () => true,
    () => false,
  );
};

const word = JSON.stringify({ orderId: 'none', outcome: 'paid', amount: 1, currency: 'PHP' });
const tell = async () => {
  const headers = { 'Playhouse-Signature': createSignature(secret, end - 300_000, word) };
  const path = '/wps/provider/payhub/callback';
  return (await platform.request(path, { method: 'POST', headers, body: word })).status;
};

const logInByFormerKey = async () => {
  const stamp = { iat: (testNow + turned) / 1000, jti: randomUUID(), kid: 'omega-1' };
  const body = { type: 'username', username: 'nobody', password: demoPassword };
  const sealed = await encrypt(body, stamp, former);
  return (await platform.ask(sessionCalls.login, { sealed, merchant: 'omega' })).code;
};

it('what proves itself by a moment is good until then on every gateway [LOGIN-10, LOGIN-11]', async () => {
  const signed = await token();
  turnTo(-1);
  expect(await platform.everywhere((each) => isTaken(each, signed))).toEqual([true, true]);
  expect(await bothSay(logInByFormerKey)).toEqual(['login.failed', 'captcha.required']);
  turnTo(0);
  expect(await platform.everywhere((each) => isTaken(each, signed))).toEqual([false, false]);
  expect(await bothSay(tell)).toEqual([200, 200]);
  expect(await bothSay(logInByFormerKey)).toEqual(['page.outdated', 'page.outdated']);
  turnTo(1);
  expect(await bothSay(tell)).toEqual([401, 401]);
});

it('a look at a link counts in the quarter that the database is in, on every gateway', async () => {
  const { db } = platform.gateway.services;
  const alphas = eq(affiliateLinks.merchant, 'alpha');
  const [link] = await db.select().from(affiliateLinks).where(alphas);
  const query = { code: link?.code ?? '', domain: 'alpha.example' };
  const look = () => platform.ask(registrationCalls.affiliateCheck, { query });
  await db.delete(linkVisits);
  const counted = async () =>
    (await db.select().from(linkVisits).orderBy(linkVisits.quarter)).map((each) => [
      each.quarter.getTime() - end,
      each.visits,
    ]);
  turnTo(quarter - 1);
  await bothSay(look);
  expect(await counted()).toEqual([[0, 2]]);
  turnTo(quarter);
  await bothSay(look);
  expect(await counted()).toEqual([
    [0, 2],
    [quarter, 2],
  ]);
});

it('what was chosen last stands first, whichever gateway was told [FAV-02]', async () => {
  const asked = { token: await platform.login('demo_agent') };
  const chosen = await platform.gateway.services.db.select().from(games).limit(3);
  for (const { nodeId, vendor } of chosen) {
    platform.advance(10);
    const body = { nodeId, vendor };
    expect((await platform.ask(lobbyCalls.addRecent, { ...asked, body })).success).toBe(true);
    expect((await platform.ask(lobbyCalls.addFavourite, { ...asked, body })).success).toBe(true);
    // The next one is told to the other gateway.
    await platform.request('/health');
  }
  const list = chosen.map(({ nodeId }) => ({ nodeId })).reverse();
  const query = { language: 'EN', pageSize: 3 };
  expect((await platform.ask(lobbyCalls.recentList, { ...asked, query })).value).toMatchObject({
    list,
  });
  expect((await platform.ask(lobbyCalls.favouriteList, { ...asked, query })).value).toMatchObject({
    list,
  });
});
