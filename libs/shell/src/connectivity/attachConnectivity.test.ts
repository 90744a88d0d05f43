import { reach } from '@playhouse/platform';
import { BusinessError, HttpError, NetworkError } from '@playhouse/wps';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachConnectivity, slowAfterMs } from './attachConnectivity';
import { useConnectivity } from './connectivityStore';

let client: QueryClient;
let detach: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  detach = attachConnectivity(client);
});
afterEach(() => {
  detach();
  client.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answerAfter = (ms: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('answer'), ms));
const isSlow = () => useConnectivity.getState().slow;

it('says that the connection is slow only while a request takes too long [SHELL-11]', async () => {
  client
    .fetchQuery({ queryKey: ['a'], queryFn: answerAfter(slowAfterMs + 1000) })
    .catch(() => undefined);
  await vi.advanceTimersByTimeAsync(slowAfterMs - 1);
  expect(isSlow()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSlow()).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isSlow()).toBe(false);
});

it('is patient with a change that waits for the player, like Google login [SHELL-11, LOGIN-06]', async () => {
  const change = (patient: boolean) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: answerAfter(slowAfterMs * 2), meta: { patient } })
      .execute(undefined);
  void change(true);
  await vi.advanceTimersByTimeAsync(slowAfterMs + 1);
  expect(isSlow()).toBe(false);
  void change(false);
  await vi.advanceTimersByTimeAsync(slowAfterMs + 1);
  expect(isSlow()).toBe(true);
});

it('keeps quiet about quick requests [SHELL-11]', async () => {
  await Promise.all([
    client.fetchQuery({ queryKey: ['b'], queryFn: answerAfter(50) }),
    vi.advanceTimersByTimeAsync(60),
  ]);
  await vi.advanceTimersByTimeAsync(slowAfterMs * 2);
  expect(isSlow()).toBe(false);
});

/** The network as the site's looks meet it. */
function network(there: boolean) {
  const probe = vi.fn(() =>
    there ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
  vi.stubGlobal('fetch', probe);
  return probe;
}

function show(queryFn: () => Promise<string>, key = 'c') {
  return new QueryObserver(client, { queryKey: [key], queryFn, staleTime: 30_000 }).subscribe(
    () => undefined,
  );
}

const unreached = new NetworkError('unreachable', 'reference');

it('repeats what failed when the browser says that the connection is back [SHELL-11]', async () => {
  network(true);
  const queryFn = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('answer');
  const off = show(queryFn);
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(2);
  off();
});

it('finds the connection by itself and then asks for everything that failed [SHELL-11]', async () => {
  const probe = network(false);
  const queries = ['c', 'd', 'e'].map(() =>
    vi.fn().mockRejectedValueOnce(unreached).mockResolvedValue('answer'),
  );
  const offs = queries.map((query, index) => show(query, `q${index}`));
  await vi.advanceTimersByTimeAsync(60_000);
  const looks = probe.mock.calls.length;
  expect(looks).toBeGreaterThan(2);
  // Only the looks go on: what failed rests.
  expect(queries.map((query) => query.mock.calls.length)).toEqual([1, 1, 1]);
  expect(reach.sight()).toBe('away');
  network(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queries.map((query) => query.mock.calls.length)).toEqual([2, 2, 2]);
  expect(reach.sight()).toBe('there');
  for (const off of offs) off();
});

it('looks for what failed before it was there itself [SHELL-11]', async () => {
  detach();
  const probe = network(false);
  const off = show(vi.fn().mockRejectedValue(unreached));
  await vi.advanceTimersByTimeAsync(1);
  detach = attachConnectivity(client);
  await vi.advanceTimersByTimeAsync(3000);
  expect(probe).toHaveBeenCalledTimes(1);
  off();
});

it('looks no more when what failed has left the screen, or was refused [SHELL-11]', async () => {
  const probe = network(false);
  const off = show(vi.fn().mockRejectedValue(unreached));
  await vi.advanceTimersByTimeAsync(1);
  off();
  const refusal = new BusinessError({ code: 'no', status: 200 }, 'reference');
  const offRefused = show(vi.fn().mockRejectedValue(refusal), 'refused');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(probe).not.toHaveBeenCalled();
  offRefused();
});

it('looks while the lobby on the screen is an earlier one [SHELL-11, PWA-01]', async () => {
  const probe = network(true);
  useConnectivity.setState({ lobbyAge: 0 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(probe).toHaveBeenCalledTimes(1);
  useConnectivity.setState({ lobbyAge: undefined });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(probe).toHaveBeenCalledTimes(1);
});

it('tells of a lost answer until it comes, even while it is retried; of no refusal [SHELL-11]', async () => {
  const isLost = () => useConnectivity.getState().lost;
  const failed = new HttpError(500, 'reference');
  const again = vi.fn().mockRejectedValueOnce(failed).mockImplementation(answerAfter(50));
  const off = show(again);
  const refusal = new BusinessError({ code: 'no', status: 200 }, 'reference');
  const offRefused = show(vi.fn().mockRejectedValue(refusal), 'refused');
  await vi.advanceTimersByTimeAsync(1);
  expect(isLost()).toBe(true);
  void client.refetchQueries({ queryKey: ['c'] });
  await vi.advanceTimersByTimeAsync(20);
  expect(isLost()).toBe(true);
  await vi.advanceTimersByTimeAsync(40);
  expect(isLost()).toBe(false);
  offRefused();
  off();
});

it('says so of nothing that has left the screen [SHELL-11]', async () => {
  const off = show(vi.fn().mockRejectedValue(unreached));
  await vi.advanceTimersByTimeAsync(1);
  expect(useConnectivity.getState().lost).toBe(true);
  off();
  expect(useConnectivity.getState().lost).toBe(false);
});
