import { signIn } from '@playhouse/fixtures';
import { serverClock } from '@playhouse/platform';
import { memberKey } from '@playhouse/session';
import { BusinessError, HttpError, NetworkError } from '@playhouse/wps';
import { hashKey, infiniteQueryOptions, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedElementId } from '../documents/embedded';
import { attachLastLobby, writeAfterMs } from './attachLastLobby';
import { snapshotStore } from './snapshot';

const store = () => snapshotStore({ merchant: 'amihanda', language: 'EN', release: 'r1' });
const games = { queryKey: ['lobby', 'hotGames', 'EN'], meta: { silent: true, offline: true } };
const unreachable = () => Promise.reject(new NetworkError('unreachable', 'reference'));
const keptText = () => JSON.stringify({ ...localStorage });

let client: QueryClient;
let onAge: ReturnType<typeof vi.fn<(age: number | undefined) => void>>;
let detach: () => void;

/** A page that begins: what was in memory is gone, what the browser keeps is there. */
function visit(): void {
  detach();
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 30_000 } },
  });
  onAge = vi.fn();
  detach = attachLastLobby(client, { store: store(), onAge });
}

function look(
  queryFn: () => Promise<unknown>,
  options: { queryKey: string[]; meta: object } = games,
) {
  const observer = new QueryObserver(client, { ...options, queryFn });
  observer.subscribe(() => undefined);
  return observer;
}

const settle = () => vi.advanceTimersByTimeAsync(writeAfterMs);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  localStorage.clear();
  sessionStorage.clear();
  detach = () => undefined;
  visit();
});
afterEach(() => {
  detach();
  client.clear();
  vi.useRealTimers();
});

async function firstVisit(): Promise<void> {
  look(() => Promise.resolve([{ name: 'Pearl Reef' }]));
  await settle();
  client.clear();
}

test('what failed to come is shown as it was at the last visit, and its age is told [PWA-01]', async () => {
  await firstVisit();
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  visit();
  const observer = look(unreachable);
  await settle();
  expect(observer.getCurrentResult().data).toEqual([{ name: 'Pearl Reef' }]);
  expect(observer.getCurrentResult().isStale).toBe(true);
  expect(onAge).toHaveBeenLastCalledWith(3 * 60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onAge).toHaveBeenLastCalledWith(4 * 60_000);
});

test('answers of a page that is left at once are kept all the same [PWA-01]', async () => {
  look(() => Promise.resolve([{ name: 'Pearl Reef' }]));
  await vi.advanceTimersByTimeAsync(1);
  expect(keptText()).not.toContain('Pearl Reef');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(keptText()).toContain('Pearl Reef');
});

test('answers that came before this part of the site are kept too [PWA-01]', async () => {
  client.setQueryDefaults(games.queryKey, { meta: games.meta });
  client.setQueryData(games.queryKey, [{ name: 'Early Reef' }]);
  detach();
  detach = attachLastLobby(client, { store: store(), onAge });
  await settle();
  expect(keptText()).toContain('Early Reef');
});

test('a device without a network shows the kept lobby at once [PWA-01]', async () => {
  await firstVisit();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  visit();
  expect(client.getQueryData(games.queryKey)).toEqual([{ name: 'Pearl Reef' }]);
  // Nothing of it is on a screen yet.
  expect(onAge).not.toHaveBeenCalledWith(expect.any(Number));
});

/** A page that arrived with an answer of this age, in milliseconds. */
function arriveWith(age: number): void {
  client.setQueryDefaults(games.queryKey, { meta: games.meta });
  client.setQueryData(games.queryKey, [{ name: 'Pearl Reef' }], { updatedAt: Date.now() - age });
}

test('the age of what came with the page is told until it can be renewed [PWA-01]', async () => {
  const hour = 60 * 60_000;
  arriveWith(hour);
  const observer = look(unreachable);
  await settle();
  expect(observer.getCurrentResult().data).toEqual([{ name: 'Pearl Reef' }]);
  expect(onAge).toHaveBeenLastCalledWith(hour);
  observer.setOptions({ ...games, queryFn: () => Promise.resolve([{ name: 'New' }]) });
  await observer.refetch();
  expect(onAge).toHaveBeenLastCalledWith(undefined);
});

describe('on a device whose clock is an hour ahead', () => {
  const hour = 60 * 60_000;
  const platformNow = () => Date.now() - hour;
  /** The platform answers, and with it says what time it is. */
  const hear = () => serverClock.hear(platformNow(), 0);
  afterEach(() => {
    serverClock.hear(Date.now(), 0);
    document.body.replaceChildren();
  });

  test('the age of what came with the page is right once the platform has answered [PWA-01]', async () => {
    detach();
    const queryHash = hashKey(games.queryKey);
    const updatedAt = platformNow() - 3 * 60_000;
    const data = document.createElement('script');
    data.id = embeddedElementId;
    data.type = 'application/json';
    const state = { queries: [{ queryHash, state: { dataUpdatedAt: updatedAt } }] };
    data.textContent = JSON.stringify({ address: '/', language: 'EN', state });
    document.body.append(data);
    client.setQueryDefaults(games.queryKey, { meta: games.meta });
    client.setQueryData(games.queryKey, [{ name: 'Pearl Reef' }], { updatedAt });
    detach = attachLastLobby(client, { store: store(), onAge });
    look(() => {
      hear();
      return Promise.reject(new HttpError(503, 'reference'));
    });
    await settle();
    expect(onAge).toHaveBeenLastCalledWith(3 * 60_000);
  });

  test('what was kept is as old as it is, also before the platform has answered anything [PWA-01]', async () => {
    hear();
    await firstVisit();
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    vi.spyOn(serverClock, 'ahead').mockReturnValue(undefined);
    visit();
    look(unreachable);
    await settle();
    expect(onAge).toHaveBeenLastCalledWith(3 * 60_000);
  });
});

test('what failed before anybody listened is shown as well [PWA-01]', async () => {
  await firstVisit();
  visit();
  detach();
  const observer = look(unreachable);
  await settle();
  expect(observer.getCurrentResult().data).toBeUndefined();
  detach = attachLastLobby(client, { store: store(), onAge });
  expect(observer.getCurrentResult().data).toEqual([{ name: 'Pearl Reef' }]);
  expect(onAge).toHaveBeenLastCalledWith(0);
});

test('a refusal of the platform is shown as what it is, not covered by an old lobby [PWA-01]', async () => {
  await firstVisit();
  visit();
  const refusal = new BusinessError({ code: 'no', status: 200 }, 'reference');
  const observer = look(() => Promise.reject(refusal));
  await settle();
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: undefined });
});

test('nothing of a member is ever kept, whatever its query says [PWA-01]', async () => {
  signIn({
    token: 't',
    merchantCode: 'amihanda',
    userName: 'ana_reyes',
    type: 0,
    firstTimeLogin: false,
  });
  const secret = () => Promise.resolve('secret');
  const meta = { offline: true };
  look(secret, { queryKey: [...memberKey, 'balance', 'ana_reyes'], meta });
  look(secret, { queryKey: [...memberKey, 'info'], meta });
  look(secret, { queryKey: ['shell', 'homeAnnouncements', 'EN', 'ana_reyes'], meta });
  look(secret, { queryKey: ['lobby', 'favouriteIds'], meta: { silent: true } });
  look(() => Promise.resolve('public'));
  await settle();
  expect(keptText()).toContain('public');
  expect(keptText()).not.toContain('secret');
});

test('of a list with pages the first one is kept [PWA-01]', async () => {
  const pages = infiniteQueryOptions({
    queryKey: ['lobby', 'games', 'all', 'EN'],
    queryFn: ({ pageParam }) => Promise.resolve(`page ${pageParam}`),
    initialPageParam: 1,
    getNextPageParam: (_last, all) => all.length + 1,
    meta: { offline: true },
  });
  await client.fetchInfiniteQuery({ ...pages, pages: 3 });
  await settle();
  expect(store().read()).toMatchObject([{ data: { pages: ['page 1'], pageParams: [1] } }]);
});
