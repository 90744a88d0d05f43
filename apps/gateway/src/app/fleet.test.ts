import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lobbyCalls, sessionCalls } from '@playhouse/wps';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Fields } from '../base/log';
import { silentLog } from '../base/log';
import type { MerchantConfig } from '../base/merchants';
import { verifyBooks } from '../ledger/verifyBooks';
import { demoPassword } from '../seed/people';
import { takeDatabase } from '../testing/embedded';
import { testMerchants } from '../testing/merchants';
import { askGateway, slowStart, testNow } from '../testing/platform';
import type { Gateway } from './createGateway';
import { createGateway } from './createGateway';

const [alpha, omega] = testMerchants as [MerchantConfig, MerchantConfig];
const folder = mkdtempSync(join(tmpdir(), 'fleet-'));
const told: Fields[] = [];
const log = { ...silentLog, error: (_: string, fields: Fields = {}) => void told.push(fields) };
let gateway: Gateway | undefined;

function write(code: string, content: object | string): void {
  mkdirSync(join(folder, code), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(folder, code, 'whitelabel.json'), text);
}

/** Starts on the seeded database with the merchants of the folder. */
async function start(): Promise<{ readonly served: readonly string[]; close(): Promise<void> }> {
  const { client, giveBack } = await takeDatabase(testNow);
  const options = { merchantsDir: folder, embedded: client, now: () => testNow, log };
  const started = await createGateway(options).catch((error: unknown) => {
    giveBack();
    throw error;
  });
  gateway = started;
  const close = async () => {
    await started.close();
    giveBack();
  };
  return { served: [...started.services.scopes.keys()], close };
}

const home = (merchant: string) =>
  askGateway(gateway as Gateway, lobbyCalls.hotGames, { merchant, query: { language: 'EN' } });

afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  told.length = 0;
  rmSync(folder, { recursive: true });
  for (const config of testMerchants) write(config.code, config);
});

const both = ['alpha', 'alphatrial', 'omega', 'omegatrial'];

it.each([
  ['a file that is no JSON', 'broken', '{', /JSON/],
  ['a setting that is wrong', 'broken', { ...omega, code: 'broken', currency: {} }, /currency/],
  [
    'the code of another',
    'broken',
    { ...omega, trialMerchantCode: 'brokentrial' },
    /folder's name/,
  ],
  [
    "another's trial code",
    'aaa',
    { ...omega, code: 'aaa' },
    /"omegatrial" is a code of omega and of aaa/,
  ],
])(
  'a merchant with %s is named and left out; the others are served',
  async (_, code, content, why) => {
    write(code, content);
    const { served, close } = await start();
    expect([...served].sort()).toEqual(both);
    expect(told).toEqual([{ merchant: code, why: expect.stringMatching(why) as string }]);
    expect(await home('alpha')).toMatchObject({ success: true });
    expect(await home(code)).toMatchObject({ status: 503, code: 'system.upgrading' });
    await close();
  },
  slowStart,
);

it(
  'a merchant whose money would be read differently is left out',
  async () => {
    const { currency } = alpha;
    // Its books stand; only its file is another.
    write('alpha', { ...alpha, currency: { ...currency, scale: 0 } });
    const { client, giveBack } = await takeDatabase(testNow);
    const options = { embedded: client, now: () => testNow, log, merchantsDir: folder };
    const before = await createGateway({
      ...options,
      merchantsDir: undefined,
      merchants: testMerchants,
    });
    await before.close();
    gateway = await createGateway(options);
    expect([...gateway.services.scopes.keys()]).toEqual(['omega', 'omegatrial']);
    expect(told.at(-1)).toMatchObject({
      merchant: 'alpha',
      why: expect.stringContaining('100 times'),
    });
    expect(await verifyBooks(gateway.services.db)).toEqual([]);
    await gateway.close();
    giveBack();
  },
  slowStart,
);

it(
  'where none can be served the start ends, and says of each why',
  async () => {
    write('alpha', '{');
    write('omega', { ...omega, currency: {} });
    await expect(start()).rejects.toThrow(
      /no merchant can be served\. alpha: .*; omega: .*currency/,
    );
  },
  slowStart,
);

it(
  'a merchant of lotteries alone is served, and its demo player logs in',
  async () => {
    write('drawn', {
      ...omega,
      ...{ code: 'drawn', trialMerchantCode: 'drawntrial', categories: ['LOTT'] },
    });
    const { served, close } = await start();
    expect(served).toContain('drawn');
    expect(told).toEqual([]);
    const body = { type: 'username', username: 'demo_player', password: demoPassword };
    const login = askGateway(gateway as Gateway, sessionCalls.login, { merchant: 'drawn', body });
    expect(await login).toMatchObject({ success: true });
    const services = gateway?.services;
    expect(services && (await verifyBooks(services.db))).toEqual([]);
    await close();
  },
  slowStart,
);

it(
  'a merchant that is made or mended while the platform runs is served from then on',
  async () => {
    write('later', '{');
    const { close } = await start();
    expect(await home('later')).toMatchObject({ code: 'system.upgrading' });
    const paths = { 'lobby.hotGames': '/wps/relay/LATER_hot' };
    write('later', { ...alpha, code: 'later', trialMerchantCode: 'latertrial', paths });
    await gateway?.lookForMerchants();
    expect(await home('later')).toMatchObject({ success: true });
    const own = await gateway?.app.request(`${paths['lobby.hotGames']}?language=EN`, {
      headers: { Merchant: 'later' },
    });
    expect(own?.status).toBe(200);
    await close();
  },
  slowStart,
);
