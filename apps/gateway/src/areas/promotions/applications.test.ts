import { promotionCalls, walletCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { offeredActivity } from './activities';
import { applicationPictures, members, messages } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { purge } from '../../model/platform/purge';
import { makeJourneyMember } from '../../seed/journeyMember';
import { filePlatform } from '../../testing/filePlatform';
import { onePixelPng } from '../../testing/pictures';
import { endlessSessions } from '../../testing/platform';

const platform = filePlatform(endlessSessions);

const jpegOf = (width: number) =>
  Buffer.from(
    `ffd8ffe00010${'00'.repeat(14)}ffc0001108${'0010'}${width.toString(16).padStart(4, '0')}${'00'.repeat(10)}ffd9`,
    'hex',
  ).toString('base64');
const png = { name: 'win.png', type: 'image/png', data: onePixelPng };

async function contestant(account: string) {
  const { services } = platform.gateway;
  await makeJourneyMember(services, { merchant: 'alpha', account });
  const [member] = await services.db.select().from(members).where(eq(members.account, account));
  const token = await platform.login(account);
  const id = member?.id ?? 0;
  return {
    id,
    desk: `/desk/applications/${id}/bigwin`,
    apply: (images: object[], comment = 'My win') =>
      platform.ask(promotionCalls.applyActivity, {
        token,
        body: { id: 'bigwin', comment, images },
      }),
    detail: async () => {
      const query = { id: 'bigwin', language: 'EN' };
      const { value } = await platform.ask(promotionCalls.activityDetail, { token, query });
      const { status, remark } = promotionCalls.activityDetail.answer.parse(value);
      return { status, remark };
    },
    given: async () => {
      const query = { startDate: '2026-11-01', endDate: '2026-12-31', type: 'promotion' };
      const { value } = await platform.ask(walletCalls.transactions, { token, query });
      return walletCalls.transactions.answer.parse(value).items.map(({ amount }) => amount);
    },
  };
}

const say = (address: string, form: Record<string, string>) =>
  platform.gateway.app.request(address, { method: 'POST', body: new URLSearchParams(form) });

it.each([
  ['what is no picture', { ...png, data: Buffer.from('<script>').toString('base64') }],
  ['a picture that ends too early', { ...png, data: onePixelPng.slice(0, 60) }],
  ['a picture of another type than it says', { ...png, type: 'image/jpeg' }],
  ['a picture without a surface', { name: 'a.jpg', type: 'image/jpeg', data: jpegOf(0) }],
  ['a picture that is too wide', { name: 'a.jpg', type: 'image/jpeg', data: jpegOf(60_000) }],
])('an application with %s is refused [ACT-01]', async (what, image) => {
  const { apply, detail } = await contestant(`odd_${what.length}`);
  expect((await apply([image])).code).toBe('request.invalid');
  expect(await detail()).toMatchObject({ status: 'join' });
});

it('waits until somebody has looked at its pictures, and is paid once when approved [ACT-01]', async () => {
  const { apply, detail, given, desk } = await contestant('contest_a');
  expect(
    (await apply([png, { name: 'b.jpg', type: 'image/jpeg', data: jpegOf(16) }])).value,
  ).toEqual({ status: 'applying' });
  platform.advance(86_400_000);
  expect(await detail()).toMatchObject({ status: 'applying' });
  const page = await (await platform.gateway.app.request('/desk')).text();
  expect(page).toContain(`${desk}/1`);
  const picture = await platform.gateway.app.request(`${desk}/0`);
  expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(onePixelPng);
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff');
  await say(desk, { decision: 'take' });
  expect(await detail()).toMatchObject({ status: 'process' });
  expect(await given()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => say(desk, { decision: 'approve' })));
  await say(desk, { decision: 'refuse', reason: 'Too late' });
  expect(await detail()).toEqual({ status: 'issued', remark: null });
  expect(await given()).toEqual([20]);
  expect((await apply([png])).code).toBe('promotion.taken');
  expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
});

it('is refused with a reason, which the member reads, and pays nothing [ACT-01]', async () => {
  const { apply, detail, given, desk, id } = await contestant('contest_b');
  await apply([png]);
  expect((await say(desk, { decision: 'refuse', reason: '  ' })).status).toBe(400);
  await say(desk, { decision: 'refuse', reason: 'No win to be seen' });
  await say(desk, { decision: 'approve' });
  expect(await detail()).toEqual({ status: 'rejected', remark: 'No win to be seen' });
  expect(await given()).toEqual([]);
  const { db } = platform.gateway.services;
  const letters = await db.select().from(messages).where(eq(messages.memberId, id));
  const told = letters.filter(({ template }) => template === 'applicationRefused');
  expect(told).toMatchObject([{ values: { reason: 'No win to be seen' } }]);
});

it('keeps pictures for thirty days after the word on them', async () => {
  const { apply, desk, id } = await contestant('contest_c');
  const { services } = platform.gateway;
  await apply([png]);
  const kept = () =>
    services.db.select().from(applicationPictures).where(eq(applicationPictures.memberId, id));
  platform.advance(40 * 86_400_000);
  await purge(services);
  expect(await kept()).toHaveLength(1);
  await say(desk, { decision: 'approve' });
  platform.advance(31 * 86_400_000);
  await purge(services);
  expect(await kept()).toEqual([]);
});

it('is not offered where nobody could look at it', async () => {
  const { services } = platform.gateway;
  const live = { ...services, production: true };
  const scope = live.scopes.get('alpha');
  if (!scope) throw new Error('no merchant');
  const asker = { services: live, scope, language: 'EN' as const, session: undefined };
  await expect(offeredActivity(asker, 'bigwin')).rejects.toMatchObject({ code: 'notFound' });
  expect((await offeredActivity(asker, 'livecash')).activity.id).toBe('livecash');
});
