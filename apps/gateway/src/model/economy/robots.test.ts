import { join } from 'node:path';
import { runRobots } from '@playhouse/economy';
import { expect, it } from 'vitest';
import { readMerchants } from '../../base/merchants';
import { createRandom } from '../../base/random';
import { gifts } from '../../content/gifts';
import { demoContracts as contracts, topRates as rates } from '../../content/people';
import { promotions } from '../../content/promotions';
import { readEconomyTerms } from './readEconomyTerms';

const merchants = readMerchants(join(import.meta.dirname, '../../../../../merchants'));
const draw = (seed: string) => {
  const random = createRandom(seed);
  return (below: number) => random.whole(0, below - 1);
};

it.each(merchants)('no robot earns in two hundred weeks at $code', (merchant) => {
  const terms = readEconomyTerms(merchant);
  expect(runRobots(terms, { weeks: 200, draw: draw(merchant.code) })).toEqual([]);
});

it('robots earn where a merchant’s gifts ask for nothing', () => {
  const free = { amount: 88, timesStaked: 1 };
  const generous = { ...gifts, rewards: { welcome: free, weekly: free, birthday: free } };
  const [merchant] = merchants;
  if (merchant === undefined) throw new Error('there is no merchant');
  const terms = readEconomyTerms(merchant, { contracts, gifts: generous, promotions, rates });
  expect(runRobots(terms, { weeks: 20, draw: draw('generous') })).not.toEqual([]);
});
