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
  vi.useRealTimers();
});

const answerAfter = (ms: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('answer'), ms));
const isSlow = () => useConnectivity.getState().slow;

it('says that the connection is slow while a request takes too long, and stops by itself [SHELL-11]', async () => {
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

it('is patient with a change that waits for the player, as in a window of Google [SHELL-11, LOGIN-06]', async () => {
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

it('asks once more for what failed when the connection is back [SHELL-11]', async () => {
  const queryFn = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('answer');
  const off = new QueryObserver(client, { queryKey: ['c'], queryFn, staleTime: 30_000 }).subscribe(
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(2);
  off();
});
