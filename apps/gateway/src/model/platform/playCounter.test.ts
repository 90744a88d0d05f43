import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { gamePlays } from '../../db/schema';
import { filePlatform } from '../../testing/filePlatform';
import { createPlayCounter } from './playCounter';

const platform = filePlatform();
const game = { merchant: 'alpha', nodeId: '100001' };

async function readPlays(): Promise<number> {
  const [row] = await platform.gateway.services.db
    .select()
    .from(gamePlays)
    .where(and(eq(gamePlays.merchant, game.merchant), eq(gamePlays.nodeId, game.nodeId)));
  return row?.plays ?? 0;
}

it('plays of a game are added up when gateways write what each counted', async () => {
  const before = await readPlays();
  const counters = [1, 2].map(() => createPlayCounter(platform.gateway.services.db));
  for (const counter of counters) {
    counter.count(game.merchant, game.nodeId);
    counter.count(game.merchant, game.nodeId);
  }
  await Promise.all(counters.map((counter) => counter.write()));
  await Promise.all(counters.map((counter) => counter.write()));
  expect(await readPlays()).toBe(before + 4);
});
