import { join } from 'node:path';
import { describeEconomy, findLosses } from '@playhouse/economy';
import { describe, expect, it } from 'vitest';
import { readMerchants } from '../../base/merchants';
import { gifts } from '../../content/gifts';
import { demoContracts as contracts, topRates as rates } from '../../content/people';
import type { Promotion } from '../../content/promotion';
import { promotions } from '../../content/promotions';
import { testMerchants } from '../../testing/merchants';
import type { PaidBy } from './readEconomyTerms';
import { readEconomyTerms } from './readEconomyTerms';

const data: PaidBy = { contracts, gifts, promotions, rates };
const everything = {
  categories: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'INHOUSE'],
  promotions: ['MISSION'],
  flags: { VIPBENEFIT3: true },
} as const;

function tellLosses(change: Partial<PaidBy> = {}, merchant: unknown = everything): string[] {
  const terms = readEconomyTerms(merchant as (typeof testMerchants)[0], { ...data, ...change });
  return findLosses(describeEconomy(terms), terms.bets);
}

/** The promotions with another promise of one of them. */
const promise = (id: string, change: object, rest: object = {}) => ({
  promotions: promotions.map((each) =>
    each.id === id ? ({ ...each, ...rest, pays: { ...each.pays, ...change } } as Promotion) : each,
  ),
});

const merchants = [
  ...readMerchants(join(import.meta.dirname, '../../../../../merchants')),
  ...testMerchants,
];

it.each(merchants)('$code keeps more than it gives', (merchant) => {
  expect(tellLosses({}, merchant)).toEqual([]);
});

it('a slot with a pot keeps less by what the pot pays, and counts less by that', () => {
  const [merchant] = testMerchants;
  if (merchant === undefined) throw new Error('There is no merchant.');
  const { bets } = describeEconomy(readEconomyTerms(merchant));
  expect(bets.find(({ name }) => name === 'slots: jackpot')).toMatchObject({
    keeps: expect.closeTo(0.02, 9) as number,
    countedPercent: 50,
  });
});

it('a merchant with everything keeps more than it gives', () => {
  expect(tellLosses()).toEqual([]);
});

describe('a merchant that gives too much is told so', () => {
  it.each<[string, Partial<PaidBy>, RegExp]>([
    [
      'a rate is raised',
      { rates: { ...rates, LIVE: 2.9 } },
      /^LIVE keeps .*: rebate gives 2\.9 %.*, livecash gives 0\.5 %,.* together/,
    ],
    [
      'a cashback is raised',
      promise('livecash', { percent: 3.2 }),
      /^LIVE keeps .*livecash gives 3\.2 %/,
    ],
    [
      'a board’s prize asks for no stakes',
      promise('missions', { stakesPercent: undefined }),
      /^LOTT keeps .*missions gives 5000 for any stake/,
    ],
    [
      'a tournament’s prize asks for no stakes',
      promise('tournament', { stakesPercent: undefined }),
      /^RNG keeps .*tournament gives 10000 for any stake/,
    ],
    [
      'a VIP amount is more than its stakes keep',
      promise('vip', { levels: [{ least: 500, amount: 600 }] }),
      /^SPORTS keeps .*vip gives 120 %/,
    ],
    [
      'a dividend has no bound in stakes',
      { contracts: { ...contracts, dividend: [{ minTurnover: 0, rate: 5, minActiveMembers: 0 }] } },
      /^SPORTS keeps .*dividend gives 5 %/,
    ],
    ['a welcome bonus has no most', promise('welcome', { most: Infinity }), /names no most/],
    [
      'a welcome bonus asks for too little',
      promise('welcome', {}, { timesStaked: 8 }),
      /^welcome gives 5000: its turnover of 80000 loses/,
    ],
    [
      'a gift of every day asks for its amount alone',
      promise('checkin', {}, { timesStaked: 1 }),
      /^checkin gives 5: its turnover of 5 loses/,
    ],
    [
      'a reward asks for its amount alone',
      { gifts: { ...gifts, referral: { amount: 10, timesStaked: 1 } } },
      /^referral gives 10: its turnover of 10 loses/,
    ],
  ])('when %s', (_what, change, words) => {
    expect(tellLosses(change)).toContainEqual(expect.stringMatching(words));
  });
});
