import { createQueryClient, serverClock, WpsProvider } from '@playhouse/platform';
import { SessionEndedError } from '@playhouse/wps';
import type { WpsClient } from '@playhouse/wps';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession } from './endSession';
import { startSession } from './sessionStore';
import { useExtendSession } from './useExtendSession';
import { useSessionEnd } from './useSessionEnd';

const minute = 60_000;
const member = { token: 't', merchantCode: 'm', userName: 'ana', type: 0, firstTimeLogin: false };

/** A platform at which a session that nobody uses ends after an hour, and every one after a day. */
function world() {
  const opened = serverClock.now();
  let idleEndsAt = opened + 60 * minute;
  const endsAt = opened + 24 * 60 * minute;
  const asked = vi.fn(async (name: string) => {
    const now = serverClock.now();
    if (now > Math.min(idleEndsAt, endsAt))
      throw new SessionEndedError({ code: 'session.ended', status: 200 }, 'REF', 't');
    if (name === 'session.extend') idleEndsAt = now + 60 * minute;
    return { idleEndsAt, endsAt };
  });
  // As the site does.
  const ended = vi.fn(endSession);
  const read = () => Promise.reject(new Error('unused'));
  const wps: WpsClient = { call: asked as unknown as WpsClient['call'], read };
  const client = createQueryClient({ onError: () => undefined, onSessionEnded: ended });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WpsProvider wps={wps}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </WpsProvider>
  );
  const tab = () =>
    renderHook(() => ({ end: useSessionEnd(), extend: useExtendSession() }), { wrapper }).result;
  const use = () => (idleEndsAt = serverClock.now() + 60 * minute);
  return { opened, asked, ended, tab, use };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
  startSession(member);
});
afterEach(() => {
  endSession();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

test('nothing is asked of a page that has just been opened, nor of a visitor’s', async () => {
  const { asked, tab } = world();
  tab();
  await pass(59_000);
  expect(asked).not.toHaveBeenCalled();
  act(endSession);
  await pass(5 * minute);
  expect(asked).not.toHaveBeenCalled();
});

test('the end of an idle session is told two minutes ahead, until it is extended [SESS-03]', async () => {
  const { opened, asked, tab } = world();
  const result = tab();
  await pass(57 * minute);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(result.current.end).toBeUndefined();
  await pass(1.1 * minute);
  expect(result.current.end).toEqual({ at: opened + 60 * minute, isIdle: true });
  await act(() => result.current.extend.mutateAsync());
  await pass(0);
  expect(result.current.end).toBeUndefined();
  await pass(57 * minute);
  expect(result.current.end).toBeUndefined();
  await pass(1.1 * minute);
  expect(result.current.end?.isIdle).toBe(true);
});

test('nothing is told of a session that was used meanwhile, here or in another tab', async () => {
  const { tab, use } = world();
  const result = tab();
  await pass(30 * minute);
  use();
  await pass(30 * minute);
  expect(result.current.end).toBeUndefined();
  await pass(28.5 * minute);
  expect(result.current.end).toBeDefined();
  use();
  await pass(12_000);
  expect(result.current.end).toBeUndefined();
});

test('the end of the day is told, which nothing puts off, and the end itself [SESS-03]', async () => {
  const { opened, ended, tab, use } = world();
  const result = tab();
  for (let hours = 0; hours < 23.5; hours += 0.5) {
    await pass(30 * minute);
    use();
  }
  await pass(28.5 * minute);
  expect(result.current.end).toEqual({ at: opened + 24 * 60 * minute, isIdle: false });
  expect(ended).not.toHaveBeenCalled();
  await pass(2 * minute);
  expect(ended).toHaveBeenCalledOnce();
});
