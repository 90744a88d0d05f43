import { expect, it } from 'vitest';
import type { EconomyTerms } from '../terms';
import { runRobots } from './runRobots';

const terms: EconomyTerms = {
  bets: [
    { name: 'baccarat', category: 'LIVE', keeps: 0.0106 },
    { name: 'roulette', category: 'LIVE', keeps: 0.027 },
    { name: 'slots', category: 'RNG', keeps: 0.035 },
    { name: 'matches', category: 'SPORTS', keeps: 0.055 },
  ],
  grants: [
    { name: 'rebate', category: 'LIVE', percent: 0.6 },
    { name: 'cashback', category: 'LIVE', percent: 0.5 },
    { name: 'vip', percent: 0.2 },
  ],
  gifts: [
    { name: 'reward', amount: 88, timesStaked: 60 },
    { name: 'rain', amount: 8, timesStaked: 60 },
  ],
  depositBonuses: [{ name: 'welcome', percent: 100, most: 5_000, timesStaked: 30 }],
};

/** Draws that come again. */
function createDraw() {
  let state = 1;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
const run = (
  change: Partial<EconomyTerms> = {},
  rules?: Parameters<typeof runRobots>[1]['rules'],
) =>
  runRobots({ ...terms, ...change }, { weeks: 400, draw: createDraw(), rules }).map(
    (line) => line.split(' ')[0],
  );

it('no robot earns where less is given than is kept', () => {
  expect(run()).toEqual([]);
});

it.each<[string, Partial<EconomyTerms>, string]>([
  ['a rate is above what is kept', { grants: [{ name: 'rebate', percent: 3.8 }] }, 'player'],
  ['a VIP amount is for little', { grants: [{ name: 'vip', percent: 120 }] }, 'chain'],
  [
    'a prize asks for no stakes',
    { grants: [{ name: 'board', percent: Infinity, amount: 5_000 }] },
    'visitor',
  ],
  ['a gift has no turnover', { gifts: [{ name: 'gift', amount: 5, timesStaked: 0 }] }, 'ring'],
  [
    'a gift is to be staked once',
    { gifts: [{ name: 'gift', amount: 88, timesStaked: 1 }] },
    'ring',
  ],
  [
    'a welcome bonus is to be staked eight times',
    { depositBonuses: [{ name: 'welcome', percent: 100, most: Infinity, timesStaked: 8 }] },
    'registrar',
  ],
])('a robot earns when %s', (_what, change, robot) => {
  expect(run(change)).toContain(robot);
});

it('a ring earns when transfers carry no more turnover than money', () => {
  expect(run({}, { transfersCarry: 'amount' })).toEqual(['ring']);
});
