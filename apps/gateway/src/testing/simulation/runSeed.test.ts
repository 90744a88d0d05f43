import { expect, it } from 'vitest';
import { makeCast } from './cast';
import { Coverage } from './Coverage';
import { runSeeds } from './runSeeds';

const server = process.env['GATEWAY_TEST_DATABASE_URL'];
const seeds = [3, 7];

async function runAll(url: string) {
  const cast = await makeCast(url);
  const runs = [];
  for await (const run of runSeeds(url, cast, [...seeds, ...seeds], new Coverage())) runs.push(run);
  await cast.drop();
  return runs;
}

it.skipIf(server === undefined)(
  'a seed runs the same way whenever it runs, and nothing is found',
  async () => {
    const [first, second, ...again] = await runAll(server ?? '');
    expect(again).toEqual([first, second]);
    expect(first?.findings).toEqual([]);
    expect(first?.trace).not.toEqual(second?.trace);
  },
  120_000,
);
