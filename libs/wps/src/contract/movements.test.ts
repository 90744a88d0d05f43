import { expect, it } from 'vitest';
import { fakePlatform, succeed } from '../client/testClient';
import { keptIntent } from '../client/keptIntent';
import { listCalls } from './list';

const takesKey = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'shape' in body &&
  Object.hasOwn(body.shape as object, 'requestId');

it('every call with the key of an intent is marked as one that moves money, and no other', () => {
  for (const call of listCalls()) {
    expect(call.intent !== undefined, call.name).toBe(takesKey(call.body));
  }
});

it('the client makes no call that moves money without an intent', async () => {
  const { wps, requests } = fakePlatform([succeed({ amount: 5 })], { token: () => 't' });
  const body = { id: '1' };
  // @ts-expect-error -- the compiler refuses it, too
  await expect(wps.call('promotions.claimReward', { body })).rejects.toThrow('needs an intent');
  expect(requests).toHaveLength(0);
  const intent = keptIntent('a-key-of-mine');
  expect(await wps.call('promotions.claimReward', { body, intent })).toEqual({ amount: 5 });
  expect(await requests[0]?.json()).toEqual({ id: '1', requestId: 'a-key-of-mine' });
});
