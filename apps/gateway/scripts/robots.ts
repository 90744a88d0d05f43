import { runRobots } from '@playhouse/economy';
import { readMerchants } from '../src/base/merchants';
import { createRandom } from '../src/base/random';
import { readEconomyTerms } from '../src/model/economy/readEconomyTerms';
import { endlessSessions, startPlatform } from '../src/testing/platform';
import { runCrews } from '../src/testing/robots/runCrews';

const weeks = 10_000;
const weeksByCalls = 8;
const merchants = readMerchants('merchants');
const tell = (who: string, earned: readonly string[]) => {
  console.log(`${who}: ${earned.length === 0 ? 'no robot has earned' : earned.join('; ')}`);
  if (earned.length > 0) process.exitCode = 1;
};

/** Lets robots act for two centuries at each merchant of the workspace, in the platform in miniature. */
for (const merchant of merchants) {
  const random = createRandom(`robots ${merchant.code}`);
  const draw = (below: number) => random.whole(0, below - 1);
  tell(merchant.code, runRobots(readEconomyTerms(merchant), { weeks, draw }));
}

// By public calls at a whole platform, for two months.
const platform = await startPlatform({ merchants, ...endlessSessions });
const outcomes = await runCrews(platform, { merchants, weeks: weeksByCalls });
for (const { merchant, name, robots, given, lost, earnedBy } of outcomes) {
  const sums = `${(given / 100).toFixed(2)} given, ${(lost / 100).toFixed(2)} lost on average`;
  const who = `${merchant}, ${name} by calls, ${robots} robots, ${weeksByCalls} weeks, ${sums}`;
  tell(who, earnedBy === undefined ? [] : [`earned by week ${earnedBy}`]);
}
await platform.gateway.close();
