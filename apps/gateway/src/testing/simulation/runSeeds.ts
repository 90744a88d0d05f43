import { createTestDatabase } from '../postgres';
import type { TestDatabase } from '../postgres';
import type { Cast } from './cast';
import type { Coverage } from './Coverage';
import { runSeed } from './runSeed';
import type { Run } from './runSeed';

/** A run with its seed. */
export interface SeedRun extends Run {
  readonly seed: number;
}

/** Runs one seed after the other, each on a database of its own that is made while the one before runs. */
export async function* runSeeds(
  server: string,
  cast: Cast,
  seeds: readonly number[],
  coverage: Coverage,
): AsyncGenerator<SeedRun> {
  const used: Promise<void>[] = [];
  const make = () => createTestDatabase(server, cast.database);
  let next: Promise<TestDatabase> = make();
  try {
    for (const [at, seed] of seeds.entries()) {
      const database = await next;
      if (at + 1 < seeds.length) next = make();
      const run = await runSeed(database.url, cast, seed, coverage);
      used.push(database.drop());
      yield { seed, ...run };
    }
  } finally {
    await Promise.all([...used, next.then((database) => database.drop())]);
  }
}
