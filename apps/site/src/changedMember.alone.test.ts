import type * as Session from '@playhouse/session';
import { memberKey } from '@playhouse/session';
import type { WpsClient } from '@playhouse/wps';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as changed from './changedMember';

const record = (userName: string) => ({
  token: `token of ${userName}`,
  merchantCode: 'sample',
  userName,
  type: 0,
  firstTimeLogin: false,
});
const load = vi.fn();
const call = vi.fn(() => Promise.resolve({}));
const wps = { call, read: call } as unknown as WpsClient;

/** Changes the record as another tab does while this one is asleep: it is not told. */
const unheard = (userName?: string) =>
  userName === undefined
    ? localStorage.removeItem('MC_SESSION_INFO')
    : localStorage.setItem('MC_SESSION_INFO', JSON.stringify(record(userName)));

const isHidden = () => document.documentElement.style.visibility === 'hidden';

/** A page of Ana's, with code of its own as every page has. */
async function pageOf(queryClient = new QueryClient()) {
  vi.resetModules();
  const page: typeof changed = await import('./changedMember');
  page.attachChangedMember(queryClient, wps, load);
  return page;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/m/feedback?of=ana');
  localStorage.clear();
  sessionStorage.clear();
  unheard('ana');
});
afterEach(() => {
  load.mockReset();
  document.documentElement.style.visibility = '';
});

test.each([
  ['the browser kept it as it was', true],
  ['it was loaded', false],
])('a page asks for the money of now when it is shown and %s: %s', async (_how, persisted) => {
  const queryClient = new QueryClient();
  await pageOf(queryClient);
  const balance = queryOptions({ queryKey: [...memberKey, 'balance'], queryFn: () => 100 });
  const games = queryOptions({ queryKey: ['lobby'], queryFn: () => 0 });
  for (const query of [balance, games]) await queryClient.fetchQuery(query);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(queryClient.getQueryState(balance.queryKey)?.isInvalidated).toBe(persisted);
  expect(queryClient.getQueryState(games.queryKey)?.isInvalidated).toBe(false);
});

describe('a page whose member another tab changed [SESS-04]', () => {
  test.each(['ben', undefined])(
    'sends nothing and is left, without its query: %s',
    async (next) => {
      const { sessionOfCall } = await pageOf();
      expect(sessionOfCall()?.userName).toBe('ana');
      sessionStorage.setItem('kept', 'for ana');
      unheard(next);
      expect(sessionOfCall).toThrow(expect.objectContaining({ name: 'AbortError' }));
      expect(sessionOfCall).toThrow();
      expect(isHidden()).toBe(true);
      expect(sessionStorage.length).toBe(0);
      expect(load.mock.calls).toEqual([['/m/feedback']]);
    },
  );

  test('stays where the same member logged in anew', async () => {
    const { sessionOfCall } = await pageOf();
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...record('ana'), token: 'new' }));
    expect(sessionOfCall()?.token).toBe('new');
    expect(load).not.toHaveBeenCalled();
  });

  test('goes on as the member that a visitor became, with its query', async () => {
    unheard();
    const { sessionOfCall } = await pageOf();
    sessionStorage.setItem('kept', 'of a visitor');
    unheard('ben');
    expect(sessionOfCall).toThrow();
    expect(load.mock.calls).toEqual([['/m/feedback?of=ana']]);
    expect(sessionStorage.getItem('kept')).toBe('of a visitor');
  });
});

test('asks who the member is when one logs in, whichever screen comes next', async () => {
  unheard();
  await pageOf();
  const { openSession } = await vi.importActual<typeof Session>('@playhouse/session');
  expect(call).not.toHaveBeenCalled();
  openSession({ token: 't', userName: 'ben', customerType: 0, firstTimeLogin: false }, 'sample');
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('member.info', expect.anything()));
});

test('shows nobody’s picture between a sleep and what it hears of it [SESS-04]', async () => {
  await pageOf();
  document.dispatchEvent(new Event('freeze'));
  expect(isHidden()).toBe(true);
  document.dispatchEvent(new Event('resume'));
  expect(isHidden()).toBe(false);
  document.dispatchEvent(new Event('freeze'));
  unheard('ben');
  document.dispatchEvent(new Event('resume'));
  expect(isHidden()).toBe(true);
  expect(load).toHaveBeenCalled();
});
