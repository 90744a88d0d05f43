import { createQueryClient, WpsProvider } from '@playhouse/platform';
import type { WpsClient } from '@playhouse/wps';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession } from './endSession';
import { startSession } from './sessionStore';
import { useActualAccount } from './useActualAccount';
import { useBalanceVisibility } from './useBalanceVisibility';
import { useBalance, useMemberInfo, useUnreadCount } from './useMember';

const member = { token: 't', merchantCode: 'm', userName: 'ana', type: 0, firstTimeLogin: false };
const info = { id: 1, account: 'ana', type: 0, regDate: 0 };
const answers: Readonly<Record<string, unknown>> = {
  'member.info': info,
  'wallet.balance': { sumBalance: 10_000 },
  'inbox.unreadCount': 3,
};
const quiet = { onError: () => undefined, onSessionEnded: () => undefined };

function setup() {
  const asked = vi.fn(async (name: string) => answers[name]);
  // What is answered here has been parsed: the fixtures' platform, which parses, is above this library.
  const read = () => Promise.reject(new Error('unused'));
  const wps: WpsClient = { call: asked as unknown as WpsClient['call'], read };
  const client = createQueryClient(quiet);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WpsProvider wps={wps}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </WpsProvider>
  );
  const useAll = () => ({ info: useMemberInfo(), balance: useBalance(), unread: useUnreadCount() });
  return { asked, result: renderHook(useAll, { wrapper }).result };
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

test.each([
  [0, true],
  [4, false],
  [40, false],
])('an account of type %i is an actual one: %s [CRED-02]', (type, expected) => {
  startSession({ ...member, type });
  expect(renderHook(useActualAccount).result.current).toBe(expected);
});

test('whether amounts are shown is one choice for all screens, and stays', () => {
  const first = renderHook(useBalanceVisibility).result;
  const second = renderHook(useBalanceVisibility).result;
  expect(first.current.visible).toBe(true);
  act(() => first.current.toggle());
  expect(second.current.visible).toBe(false);
  expect(localStorage.getItem('balanceHidden')).toBe('1');
});
