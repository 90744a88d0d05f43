import type { WpsClient } from '@playhouse/wps';
import { beforeEach, expect, test, vi } from 'vitest';
import { logout } from './logout';
import { getSession, startSession } from './sessionStore';

beforeEach(() => {
  localStorage.clear();
  startSession({ token: 't', merchantCode: 'm', userName: 'ana', type: 0, firstTimeLogin: false });
});

test('a sign-out tells the platform, then ends the session here [SESS-02]', async () => {
  const call = vi.fn(async () => {
    expect(getSession()).toBeDefined();
  });
  await logout({ call } as unknown as WpsClient);
  expect(call).toHaveBeenCalledExactlyOnceWith('session.logout', {
    signal: expect.any(AbortSignal),
  });
  expect(getSession()).toBeUndefined();
});

test('a platform that is down cannot keep a player logged in [SESS-02]', async () => {
  const call = vi.fn().mockRejectedValue(new Error('offline'));
  await logout({ call } as unknown as WpsClient);
  expect(getSession()).toBeUndefined();
});
