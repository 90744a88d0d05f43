import { desc, eq, sql } from 'drizzle-orm';
import { systemCalls } from '@playhouse/wps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamePlays, rounds } from '../db/schema';
import { slowStart, startPlatform } from '../testing/platform';
import type { TestPlatform } from '../testing/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
}, slowStart);
afterAll(() => platform.gateway.close());

const merchant = 'alpha';
const call = systemCalls.contentVersion;

async function readTag(): Promise<string> {
  const { status, headers } = await platform.ask(call, { merchant });
  expect(status).toBe(200);
  return headers.get('ETag') ?? '';
}

/** The status of the answer to who has a version already. */
const ask = async (tag: string, more: Parameters<TestPlatform['ask']>[1] = {}) =>
  (
    await platform.request(call.path, {
      headers: { Merchant: merchant, 'If-None-Match': tag, ...more.headers },
    })
  ).status;

test('says that nothing has changed, without a body, also a quarter of a minute later', async () => {
  const tag = await readTag();
  platform.advance(15_000);
  expect(await ask(tag)).toBe(304);
  expect(await ask('"another"')).toBe(200);
});

test('whoever asks, in whatever language, is told the same version', async () => {
  const tag = await readTag();
  expect(await ask(tag, { headers: { 'Accept-Language': 'PT' } })).toBe(304);
});

test('differs by merchant', async () => {
  const tag = await readTag();
  expect(await ask(tag, { headers: { Merchant: 'omega' } })).toBe(200);
});

const readDb = () => platform.gateway.services.db;

const changes: Record<string, () => Promise<unknown>> = {
  'another game is played most': async () => {
    const [last] = await readDb()
      .select()
      .from(gamePlays)
      .where(eq(gamePlays.merchant, merchant))
      .orderBy(gamePlays.plays)
      .limit(1);
    await readDb()
      .update(gamePlays)
      .set({ plays: 1_000_000 })
      .where(eq(gamePlays.nodeId, last?.nodeId ?? ''));
  },
  'somebody wins': async () => {
    const [last] = await readDb()
      .select()
      .from(rounds)
      .where(eq(rounds.merchant, merchant))
      .orderBy(desc(rounds.createdAt))
      .limit(1);
    await readDb()
      .update(rounds)
      .set({ win: sql`${rounds.bet} * 3 + 7` })
      .where(eq(rounds.id, last?.id ?? ''));
  },
  'a day has passed': async () => platform.advance(86_400_000),
};

test.each(Object.entries(changes))('is another one once %s', async (_what, change) => {
  const tag = await readTag();
  await change();
  expect(await ask(tag)).toBe(200);
});
