import { describe, expect, it } from 'vitest';
import { getCountedPercent } from './countedPercent';
import { describeEconomy } from './describeEconomy';
import { findLosses, tellEconomy } from './findLosses';
import type { EconomyTerms } from './terms';

const terms: EconomyTerms = {
  bets: [
    { name: 'roulette', category: 'LIVE', keeps: 0.027 },
    { name: 'baccarat', category: 'LIVE', keeps: 0.0106 },
    { name: 'slots', category: 'RNG', keeps: 0.035 },
  ],
  grants: [
    { name: 'rebate', category: 'LIVE', percent: 0.9 },
    { name: 'cashback', category: 'LIVE', percent: 0.6 },
    { name: 'vip', percent: 0.2 },
  ],
  gifts: [{ name: 'gift', amount: 5, timesStaked: 60 }],
  depositBonuses: [{ name: 'welcome', percent: 50, most: 1_000, timesStaked: 20 }],
};

it.each([
  [0.05, 100],
  [0.035, 100],
  [0.0349, 90],
  [0.0106, 30],
  [0.0027, 0],
  [-0.01, 0],
])('a bet that keeps %s counts %i %', (keeps, percent) => {
  expect(getCountedPercent(keeps)).toBe(percent);
});

describe('an economy', () => {
  it('stands for each category at the bet that leaves least', () => {
    const { categories } = describeEconomy(terms);
    expect(categories.map(({ bet }) => bet)).toMatchObject([
      // Of 1.7 % that are given, 30 % count.
      { name: 'baccarat', countedPercent: 30, gives: expect.closeTo(0.0051, 9) as number },
      { name: 'slots', countedPercent: 100, leaves: expect.closeTo(0.033, 9) as number },
    ]);
  });

  it('lets the turnover of gifts lose what is left after all that is given for it', () => {
    // Of roulette 70 % count: 2.7 / 0.7 - 1.7 is more than baccarat’s 1.06 / 0.3 - 1.7.
    const { leastLoss, gifts } = describeEconomy(terms);
    expect(leastLoss).toBeCloseTo(0.0106 / 0.3 - 0.017, 9);
    expect(gifts).toMatchObject([
      { name: 'gift', turnover: 300 },
      // The deposit of 2,000 and the bonus of 1,000.
      { name: 'welcome', turnover: 60_000, loses: expect.closeTo(60_000 * leastLoss, 6) as number },
    ]);
  });

  it('tells the sum in words where a category gives what it keeps', () => {
    const generous = { ...terms, grants: [{ name: 'cashback', category: 'LIVE', percent: 3.6 }] };
    expect(findLosses(describeEconomy(generous), terms.bets)).toContain(
      'LIVE keeps 1.06 % (baccarat), of which 30 % count: cashback gives 3.6 %, together 1.08 %',
    );
  });

  it('names a bet that returns all of its stake', () => {
    const even = [{ name: 'coin', category: 'LIVE', keeps: 0 }];
    expect(findLosses(describeEconomy({ ...terms, bets: even }), even)).toContain(
      'LIVE keeps 0.00 % (coin)',
    );
  });

  it('is told in a line for each category and gift', () => {
    expect(tellEconomy(describeEconomy(terms))).toHaveLength(4);
  });
});
