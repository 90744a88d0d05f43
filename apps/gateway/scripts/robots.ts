import { runRobots } from '@playhouse/economy';
import { readMerchants } from '../src/base/merchants';
import { createRandom } from '../src/base/random';
import { readEconomyTerms } from '../src/model/economy/readEconomyTerms';

const weeks = 10_000;

/** Lets robots act for two centuries at each merchant of the workspace. */
for (const merchant of readMerchants('merchants')) {
  const random = createRandom(`robots ${merchant.code}`);
  const draw = (below: number) => random.whole(0, below - 1);
  const earned = runRobots(readEconomyTerms(merchant), { weeks, draw });
  console.log(
    `${merchant.code}: ${earned.length === 0 ? 'no robot has earned' : earned.join('; ')}`,
  );
  if (earned.length > 0) process.exitCode = 1;
}
