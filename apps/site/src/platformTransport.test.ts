import { serverClock } from '@playhouse/platform';
import { sampleMerchant, signIn } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { afterEach, expect, it, vi } from 'vitest';
import { createPlatformTransport } from './platformTransport';

afterEach(() => vi.unstubAllGlobals());

it('takes the time from every answer, a refusal too', async () => {
  const platformTime = () => Date.now() - 3_600_000;
  const refused = { success: false, code: 'session.required' };
  const answer = () =>
    Response.json(refused, { headers: { Date: new Date(platformTime()).toUTCString() } });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer())),
  );
  const wps = createPlatformTransport(() => sampleMerchant());
  await expect(wps.call('inbox.unreadCount')).rejects.toMatchObject({ kind: 'business' });
  expect(Math.abs(serverClock.now() - platformTime())).toBeLessThan(1_500);
});

it('goes by the device where an answer has no date', async () => {
  const before = serverClock.now() - Date.now();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ success: true, value: 1 }))),
  );
  await createPlatformTransport(() => sampleMerchant()).call('inbox.unreadCount');
  expect(serverClock.now() - Date.now()).toBe(before);
});

it('a trial acts as one of the trial merchant, and logs in as one of the merchant [TRIAL-01]', async () => {
  const sent = vi.fn((_url: string, _init: { readonly headers: Headers }) =>
    Promise.resolve(Response.json({ success: false, code: 'login.failed' })),
  );
  vi.stubGlobal('fetch', sent);
  signIn({ type: 4, merchantCode: 'sampletrial' });
  const wps = createPlatformTransport(() => sampleMerchant());
  await expect(wps.call('inbox.unreadCount')).rejects.toMatchObject({ kind: 'business' });
  await expect(wps.call('registration.validationRules')).rejects.toMatchObject({
    kind: 'business',
  });
  endSession();
  expect(sent.mock.calls.map(([, { headers }]) => headers.get('Merchant'))).toEqual([
    'sampletrial',
    'sample',
  ]);
});
