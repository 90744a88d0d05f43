import { feedbackCalls, promotionCalls, sessionCalls } from '@playhouse/wps';
import { merchantSchema } from '@playhouse/whitelabel';
import { expect, it } from 'vitest';
import { feedback, members } from '../db/schema';
import { hashPassword } from '../model/auth/passwords';
import { gameSeeds } from '../catalogue/games';
import { takeSeat } from '../testing/openSeat';
import { testMerchants } from '../testing/merchants';
import { seatPlayer } from '../testing/seat';

const moved = '/wps/relay/OTHER_apply';
const merchants = testMerchants.map((each) =>
  merchantSchema.parse({ ...each, paths: { ...each.paths, 'promotions.applyActivity': moved } }),
);
const player = seatPlayer({ merchants });
const { ask, platform } = player;
const body = { type: 'suggestion', content: 'More games, please', contact: '' };
const kept = async () => (await platform.gateway.services.db.select().from(feedback)).length;

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
  'a call’s body is not read as JSON when a form of another site may send it as %j',
  async (type) => {
    const before = await kept();
    const headers = { 'Content-Type': type };
    const answered = await ask(feedbackCalls.sendFeedback, { body, headers });
    expect(answered).toMatchObject({ status: 415, code: 'request.invalid' });
    expect(await kept()).toBe(before);
    const sealed = { type: 'username', username: 'demo_player', password: 'any' };
    const login = await platform.ask(sessionCalls.login, { body: sealed, headers });
    expect(login.status).toBe(415);
  },
);

it('a call’s body may say its characters', async () => {
  const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
  expect((await ask(feedbackCalls.sendFeedback, { body, headers })).success).toBe(true);
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it.each([33, 1_000, 20_000])('a body of %i lists in lists is refused', async (depth) => {
  const sealed = `{"type":${nested(depth)}}`;
  expect((await ask(feedbackCalls.sendFeedback, { sealed })).status).toBe(400);
  const slot = gameSeeds().find(({ category }) => category === 'RNG')?.nodeId ?? '';
  const page = { Authorization: `Bearer ${await takeSeat(platform, player.token, slot)}` };
  const bet = `{"roundId":"nested-${depth}","bet":1,"clientSeed":"ana","action":${nested(depth)}}`;
  for (const each of ['round', 'action', 'slip', 'order'])
    expect((await post(`/play/api/${each}`, { headers: page, body: bet })).status).toBe(400);
});

/** A body that does not say its length. */
const streamed = (bytes: number) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (let sent = 0; sent < bytes; sent += 1_024) stream.enqueue(new Uint8Array(1_024));
      stream.close();
    },
  });
const post = (path: string, init: RequestInit) =>
  platform.request(path, { method: 'POST', duplex: 'half', ...init } as RequestInit);
const large = 100 * 1_024;

it.each([
  ['a call', feedbackCalls.sendFeedback.path],
  ['an upload', promotionCalls.applyActivity.path],
  ['an upload elsewhere', moved],
])('%s that does not say its length is read to 64 KiB', async (_what, path) => {
  expect((await post(path, { body: streamed(large) })).status).toBe(413);
});

it.each([
  [feedbackCalls.sendFeedback.path, large, 413],
  [promotionCalls.applyActivity.path, large, 200],
  [moved, large, 200],
  [moved, promotionCalls.applicationBytes + 1, 413],
])('%s of %i bytes answers %i before its body is read', async (path, length, status) => {
  const headers = { 'Content-Length': String(length), Merchant: 'alpha' };
  expect((await post(path, { headers, body: 'x' })).status).toBe(status);
});

it('the same letters are kept alike, whatever code points a keyboard made of them', async () => {
  const content = 'Joa\u0303o quer mais jogos';
  expect((await ask(feedbackCalls.sendFeedback, { body: { ...body, content } })).success).toBe(
    true,
  );
  const rows = await platform.gateway.services.db.select().from(feedback);
  expect(rows.map((row) => row.content)).toContain('João quer mais jogos');
});

it('a password opens an account in either form of its letters', async () => {
  const [typed, kept] = ['Senha-a\u0303o-2026', 'Senha-ão-2026'];
  const { services } = platform.gateway;
  await services.db.update(members).set({ passwordHash: await hashPassword(kept) });
  for (const password of [typed, kept]) {
    const login = { type: 'username', username: 'demo_player', password };
    expect((await platform.ask(sessionCalls.login, { body: login })).success).toBe(true);
  }
});
