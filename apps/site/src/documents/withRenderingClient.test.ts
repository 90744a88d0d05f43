import { afterEach, expect, test, vi } from 'vitest';
import { withRenderingClient } from './withRenderingClient';

const kept = { queryKey: ['games'], gcTime: 15 * 60_000 };

afterEach(() => vi.useRealTimers());

test('a document that was rendered leaves no timer that keeps its program running', async () => {
  vi.useFakeTimers();
  const games = await withRenderingClient((client) =>
    client.fetchQuery({ ...kept, queryFn: () => ['Pearl Reef'] }),
  );
  expect(games).toEqual(['Pearl Reef']);
  expect(vi.getTimerCount()).toBe(0);
});
