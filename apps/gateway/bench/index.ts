import { availableParallelism } from 'node:os';
import { withPostgres } from '../scripts/withPostgres';
import type { Cost } from './costs';
import { measureCosts } from './costs';
import type { Ground } from './ground';
import { makeGround } from './ground';
import type { Carried } from './scaling';
import { measureScaling } from './scaling';

/**
 * `npm run bench:gateway`: what questions cost with a few players and with a hundred times as many, how often each goes to
 * the database, and what gateways carry beside the bare database, on a real PostgreSQL. Ends with 1 where a limit is passed. Another number of players, in whole hundreds,
 * may be given on the command line.
 */
const sizes = { small: 2_000, large: Number(process.argv[2] ?? 200_000) } as const;
/** How many times the smaller's the larger's cost may be, and one gateway's rounds those of two must be. */
const [mostTimes, leastTimes] = [1.3, 1.7];
/** How often a round may go to the database, and what share of pgbench's transactions its rounds must be. */
const [mostTrips, leastShare] = [6, 0.25];
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
  console.log(`\n${'medians'.padEnd(24)}${heads.join('')}${cell('times')}${cell('round trips')}`);
  for (const { name, small, large, trips } of costs)
    console.log(
      name.padEnd(24) + ms(small) + ms(large) + cell((large / small).toFixed(2)) + cell(`${trips}`),
    );
  const slower = costs
    .filter(({ small, large }) => !(large / small <= mostTimes))
    .map(({ name }) => `${name} costs more than ${mostTimes} times as much with more players.`);
  const isChatty = costs.some(({ name, trips }) => name === 'a round' && !(trips <= mostTrips));
  return isChatty ? [...slower, `A round goes to the database over ${mostTrips} times.`] : slower;
}

function reportShare({ one, two, bare, half }: Carried): string[] {
  console.log(
    `At half of what one gateway carries a round takes ${half.p50.toFixed(1)} ms (p50), ${half.p99.toFixed(1)} ms (p99).`,
  );
  if (bare === undefined) {
    console.log('NOT JUDGED: pgbench is not installed.');
    return [];
  }
  const share = Math.max(one, two) / bare;
  console.log(
    `pgbench on the same server: ${bare.toFixed(0)} transactions a second; rounds are ${share.toFixed(2)} of them.`,
  );
  return share >= leastShare
    ? []
    : [`Rounds are less than ${leastShare} of pgbench's transactions.`];
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
    const costs = reportCosts(await measureCosts(small, large));
    const carried = await measureScaling(large, server);
    const broken = [...costs, ...reportScaling(carried), ...reportShare(carried)];
    for (const each of broken) console.error(each);
    return broken.length === 0 ? 0 : 1;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
});
