import { expect, it } from 'vitest';
import { nextStep, withdrawAll, withdrawBounds, withdrawObstacle } from './withdrawLimits';
import type { WithdrawConfig } from './withdrawLimits';

const config: WithdrawConfig = {
  minAmount: 100,
  maxAmount: 50_000,
  feeRate: 0,
  remainingToday: 20_000,
  remainingCount: 3,
  turnoverOpen: 0,
  turnoverRequired: 0,
  turnoverCauses: [],
  lockedGifts: [],
  hasPaymentPassword: true,
};

it('the tightest limit counts [ROUTE-11]', () => {
  const bounds = (balance: number | undefined) =>
    withdrawBounds(config, 20_000, balance, { scale: 2 });
  expect(bounds(10_000)).toEqual({
    minimum: 100,
    maximum: 20_000,
    balance: 10_000,
    scale: 2,
  });
  expect(withdrawAll(bounds(10_000.129))).toBe(10_000.12);
  expect(withdrawAll(bounds(90_000))).toBe(20_000);
  expect(withdrawAll(bounds(undefined))).toBe(0);
});

it('with gifts before a deposit the obstacle is locked [ROUTE-11]', () => {
  const lockedGifts = [{ type: 'promotion', remark: 'Daily gift', amount: 5 }];
  expect(withdrawObstacle({ ...config, lockedGifts, remainingCount: 0 })).toBe('locked');
});

it.each([
  [{ turnoverOpen: 0.01 }, 'locked'],
  [{ turnoverOpen: 5, remainingCount: 0 }, 'locked'],
  [{ remainingCount: 0 }, 'noneLeft'],
  [{ remainingToday: 99 }, 'noneLeft'],
  [{}, undefined],
] as const)('with %o the obstacle is %s [ROUTE-11]', (changes, obstacle) => {
  expect(withdrawObstacle({ ...config, ...changes })).toBe(obstacle);
});

it.each([
  [false, false, false, 'password'],
  [false, true, true, 'password'],
  [true, false, true, 'account'],
  [true, true, false, 'amount'],
  [true, true, true, 'confirm'],
] as const)(
  'password %s, account %s, chosen %s: the next step is %s',
  (hasPassword, hasAccount, isChosen, step) => {
    expect(nextStep({ hasPassword, hasAccount, isChosen })).toBe(step);
  },
);
