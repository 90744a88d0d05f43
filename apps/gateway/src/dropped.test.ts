// @vitest-environment node
import { walletCalls } from '@playhouse/wps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPaymentPassword } from './seed/people';
import type { TestPlatform } from './testing/platform';
import { slowStart, startPlatform } from './testing/platform';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startPlatform();
  token = await platform.login('demo_player');
}, slowStart);
afterAll(() => platform.gateway.close());

const drop = async (key: string) =>
  (await platform.ask(walletCalls.dropIntent, { token, body: { key } })).value;
const transfer = (requestId: string) =>
  platform.ask(walletCalls.transferToUpline, {
    token,
    body: { amount: 5, paymentPassword: demoPaymentPassword, requestId },
  });
const balance = async () => (await platform.ask(walletCalls.balance, { token })).value;

it('an intent that was given up moves nothing when its request arrives after all', async () => {
  const before = await balance();
  expect(await drop('held-up-on-the-way')).toMatchObject({
    state: 'refused',
    code: 'intent.dropped',
  });
  expect(await transfer('held-up-on-the-way')).toMatchObject({ code: 'intent.dropped' });
  expect(await balance()).toEqual(before);
});

it('giving up what has happened answers how it ended, and changes nothing', async () => {
  const done = await transfer('arrived-in-time');
  expect(done.success).toBe(true);
  const after = await balance();
  expect(await drop('arrived-in-time')).toMatchObject({ state: 'committed', answer: done.value });
  expect(await balance()).toEqual(after);
  expect(await transfer('arrived-in-time')).toMatchObject({ success: true, value: done.value });
});

it('of a request and its giving up at the same time, both tell the same end', async () => {
  const keys = Array.from({ length: 12 }, (_, at) => `at-the-same-time-${at}`);
  for (const key of keys) {
    const [moved, given] = await Promise.all([transfer(key), drop(key)]);
    expect(given).toMatchObject({ state: moved.success ? 'committed' : 'refused' });
  }
});

it('one member gives up nothing of another', async () => {
  const other = await platform.login('demo_agent');
  await platform.ask(walletCalls.dropIntent, { token: other, body: { key: 'mine-and-not-yours' } });
  expect((await transfer('mine-and-not-yours')).success).toBe(true);
});
