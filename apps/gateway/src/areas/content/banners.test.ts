import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleQuestions } from '@playhouse/fixtures/questions';
import { contentCalls, promotionCalls, walletCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../db/schema';
import { settleOrder } from '../../model/wallet/settleOrder';
import { makeJourneyMember } from '../../seed/journeyMember';
import type { TestPlatform } from '../../testing/platform';
import { slowStart, startPlatform } from '../../testing/platform';

let platform: TestPlatform;
let merchantsDir: string;
beforeAll(async () => {
  merchantsDir = await mkdtemp(join(tmpdir(), 'themes-'));
  for (const [code, brand] of Object.entries({ alpha: '#0a8f8c', omega: '#6d35d6' })) {
    await mkdir(join(merchantsDir, code));
    await writeFile(join(merchantsDir, code, 'theme.json'), JSON.stringify({ brand }));
  }
  platform = await startPlatform({ merchantsDir });
}, slowStart);
afterAll(async () => {
  await platform.gateway.close();
  await rm(merchantsDir, { recursive: true });
});

const merchant = 'alpha';

async function offeredTo(token?: string) {
  const { value } = await platform.ask(promotionCalls.activities, {
    merchant,
    ...sampleQuestions['promotions.activities'],
    ...(token !== undefined && { token }),
  });
  return promotionCalls.activities.answer.parse(value).map(({ id }) => id);
}

async function deposit(token: string) {
  const { services } = platform.gateway;
  const body = { methodId: 'qr', amount: 200, requestId: 'first-deposit' };
  const made = await platform.ask(walletCalls.createDeposit, { merchant, token, body });
  const { orderId } = walletCalls.createDeposit.answer.parse(made.value);
  const [order] = await services.db.select().from(orders).where(eq(orders.id, orderId));
  const scope = services.scopes.get(merchant);
  if (order === undefined || scope === undefined) throw new Error('no order was made');
  await settleOrder(services, { order, scope }, { paid: true });
}

it('offers what is for a first deposit to visitors and new members, and not after that deposit', async () => {
  await makeJourneyMember(platform.gateway.services, { merchant, account: 'newcomer', balance: 0 });
  const token = await platform.login('newcomer');
  expect(await offeredTo()).toContain('welcome');
  expect(await offeredTo(token)).toContain('welcome');
  await deposit(token);
  expect(await offeredTo(token)).not.toContain('welcome');
  expect(await offeredTo(token)).toContain('checkin');
});

it('shows each merchant’s banners in its own colours, and popups with a picture [HOME-01]', async () => {
  const seen = await Promise.all(
    ['alpha', 'omega'].map(async (code) => {
      const { value } = await platform.ask(contentCalls.homeAnnouncements, {
        merchant: code,
        ...sampleQuestions['content.homeAnnouncements'],
      });
      const { banners, popups } = contentCalls.homeAnnouncements.answer.parse(value);
      for (const { content } of popups) expect(content).toMatch(/<img src="\/art\/banner\//);
      const picture = await platform.request(banners[0]?.url ?? '');
      expect(picture.status).toBe(200);
      return [...(await picture.text()).matchAll(/stop-color="(#\w+)"/g)].slice(0, 2);
    }),
  );
  const [one, other] = seen.map((stops) => stops.map(([, color]) => color).join());
  expect(one).not.toBe(other);
});
