import { availableParallelism } from 'node:os';
import { withPostgres } from '../scripts/withPostgres';
import type { Cost } from './costs';
import { measureCosts } from './costs';
import type { Ground } from './ground';
import { makeGround } from './ground';
import type { Carried } from './scaling';
import { measureScaling } from './scaling';

/**
 * `npm run bench:gateway`: what questions cost with a few players and with a hundred times as many, and what two
 * gateways carry, on a real PostgreSQL. Ends with 1 where a limit is passed. Another number of players, in whole hundreds,
 * may be given on the command line.
 */
const sizes = { small: 2_000, large: Number(process.argv[2] ?? 200_000) } as const;
/** How many times the smaller's the larger's cost may be, and one gateway's rounds those of two must be. */
const [mostTimes, leastTimes] = [1.3, 1.7];
/** Two gateways, the database and who asks want a core each. */
const coresWanted = 4;

const cell = (text: string) => text.padStart(12);
const ms = (value: number) => cell(`${value.toFixed(2)} ms`);

async function filled(server: string, size: number): Promise<Ground> {
  const began = Date.now();
  const ground = await makeGround(server, size);
  const took = Math.round((Date.now() - began) / 1_000);
  console.log(`${size.toLocaleString('en')} players with a month of play: ${took} s`);
  return ground;
}

function reportCosts(costs: readonly Cost[]): string[] {
  const heads = [sizes.small, sizes.large].map((size) => cell(size.toLocaleString('en')));
  console.log(`\n${'medians'.padEnd(24)}${heads.join('')}${cell('times')}`);
  for (const { name, small, large } of costs)
    console.log(name.padEnd(24) + ms(small) + ms(large) + cell((large / small).toFixed(2)));
  return costs
    .filter(({ small, large }) => !(large / small <= mostTimes))
    .map(({ name }) => `${name} costs more than ${mostTimes} times as much with more players.`);
}

function reportScaling({ one, two }: Carried): string[] {
  const times = two / one;
  console.log(
    `\nRounds a second: ${one.toFixed(0)} by one gateway, ${two.toFixed(0)} by two, ${times.toFixed(2)} times as many.`,
  );
  const cores = availableParallelism();
  if (cores < coresWanted) {
    console.log(
      `NOT JUDGED: two gateways, PostgreSQL and who asks share ${cores} cores here; it takes ${coresWanted}.`,
    );
    return [];
  }
  return times >= leastTimes
    ? []
    : [`Two gateways carry less than ${leastTimes} times the rounds of one.`];
}

await withPostgres(async (server) => {
  const small = await filled(server, sizes.small);
  const large = await filled(server, sizes.large);
  try {
    const broken = [
      ...reportCosts(await measureCosts(small, large)),
      ...reportScaling(await measureScaling(large)),
    ];
    for (const each of broken) console.error(each);
    return broken.length === 0 ? 0 : 1;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
});
