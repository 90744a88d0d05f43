import { expect, test, vi } from 'vitest';
import { fillQueries } from './fillQueries';
import { withRenderingClient } from './withRenderingClient';

const publicGames = { queryKey: ['games'], meta: { offline: true } };

test('a document asks for what is the same for everybody, and for nothing else [PWA-01]', async () => {
  const [games, balance] = [vi.fn(() => ['Pearl Reef']), vi.fn(() => 100)];
  const html = await withRenderingClient((client) =>
    fillQueries(client, () => {
      // A screen that is rendered makes its queries, and shows the answers that are there.
      client.getQueryCache().build(client, { ...publicGames, queryFn: games });
      client.getQueryCache().build(client, { queryKey: ['balance'], queryFn: balance });
      return Promise.resolve(JSON.stringify(client.getQueryData(['games'])) ?? 'no games');
    }),
  );
  expect(html).toBe('["Pearl Reef"]');
  expect(games).toHaveBeenCalledTimes(1);
  expect(balance).not.toHaveBeenCalled();
});

test('a document is not made where the platform does not answer, or never has told all', async () => {
  const filled = (queryFn: () => Promise<unknown>, keyOf: (round: number) => string) =>
    withRenderingClient((client) => {
      let round = 0;
      return fillQueries(client, () => {
        const queryKey = [keyOf((round += 1))];
        client.getQueryCache().build(client, { ...publicGames, queryKey, queryFn });
        return Promise.resolve('');
      });
    });
  await expect(
    filled(
      () => Promise.reject(new Error('cut')),
      () => 'games',
    ),
  ).rejects.toThrow('cut');
  await expect(filled(() => Promise.resolve(1), String)).rejects.toThrow('6 rounds');
});
