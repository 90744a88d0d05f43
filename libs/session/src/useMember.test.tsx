import { createQueryClient, WpsProvider } from '@playhouse/platform';
import type { WpsClient } from '@playhouse/wps';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession } from './endSession';
import { startSession } from './sessionStore';
import { useBalanceVisibility } from './useBalanceVisibility';
import { useBalance, useMemberInfo, useUnreadCount } from './useMember';

const member = { token: 't', merchantCode: 'm', userName: 'ana', type: 0, firstTimeLogin: false };
const info = { id: 1, account: 'ana', type: 0, regDate: 0, toUpline: true, email: 'a@b.ph' };
const answers: Readonly<Record<string, unknown>> = {
  'member.info': info,
  'wallet.balance': { sumBalance: 10_000 },
  'inbox.unreadCount': 3,
};
const quiet = { onError: () => undefined, onSessionEnded: () => undefined };

/** Writes a member as another tab does, of which this one has not heard yet. */
function otherTab(userName: string) {
  const record = { ...member, token: 'theirs', userName };
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(record));
}

function setup({ held = false } = {}) {
  let answer: () => void = () => undefined;
  const come = held ? new Promise<void>((resolve) => (answer = resolve)) : undefined;
  const asked = vi.fn(async (name: string) => {
    await come;
    return answers[name];
  });
  // Answers here count as parsed: the fixtures' platform, which parses, is above this library.
  const read = () => Promise.reject(new Error('unused'));
  const wps: WpsClient = { call: asked as unknown as WpsClient['call'], read };
  const client = createQueryClient(quiet);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WpsProvider wps={wps}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </WpsProvider>
  );
  const useAll = () => ({ info: useMemberInfo(), balance: useBalance(), unread: useUnreadCount() });
  return { asked, answer: () => answer(), result: renderHook(useAll, { wrapper }).result };
}

beforeEach(() => {
  endSession();
  localStorage.clear();
});

test('nothing of a member is asked for while there is only a visitor [SESS-01]', async () => {
  const { asked, result } = setup();
  await act(async () => undefined);
  expect(asked).not.toHaveBeenCalled();
  expect(result.current.info.data).toBeUndefined();
});

test('a login brings info, balance and unread count; the next member gets their own [SESS-01]', async () => {
  const { asked, result } = setup();
  act(() => startSession(member));
  await waitFor(() => expect(result.current.balance.data).toBe(10_000));
  await waitFor(() => expect(result.current.unread.data).toBe(3));
  expect(result.current.info.data?.account).toBe('ana');
  act(() => startSession({ ...member, token: 't2', userName: 'eva' }));
  expect(result.current.info.data).toBeUndefined();
  await waitFor(() => {
    expect(asked.mock.calls.filter(([name]) => name === 'member.info')).toHaveLength(2);
  });
});

const kept = () => JSON.parse(localStorage.getItem('memberInfo') ?? 'null') as unknown;

test('the running session’s member is kept, without what is nobody’s business, until the logout', async () => {
  setup();
  act(() => startSession(member));
  await waitFor(() =>
    expect(kept()).toEqual({ id: 1, account: 'ana', type: 0, regDate: 0, toUpline: true }),
  );
  act(() => endSession());
  expect(kept()).toBeNull();
});

test('another member’s login takes the former one’s data away before its own arrive', async () => {
  localStorage.setItem('memberInfo', JSON.stringify({ ...info, account: 'stale' }));
  startSession(member);
  expect(kept()).toBeNull();
});

test.each([
  ['ended', () => endSession()],
  ['was taken over in another tab', () => otherTab('eva')],
])('an answer that comes when its session %s is not kept', async (_how, change) => {
  const { answer } = setup({ held: true });
  act(() => startSession(member));
  await act(async () => {
    change();
    answer();
  });
  expect(kept()).toBeNull();
});

test('whether amounts are shown is one choice for all screens, and stays', () => {
  const first = renderHook(useBalanceVisibility).result;
  const second = renderHook(useBalanceVisibility).result;
  expect(first.current.visible).toBe(true);
  act(() => first.current.toggle());
  expect(second.current.visible).toBe(false);
  expect(localStorage.getItem('balanceHidden')).toBe('1');
});
