import { expect, it } from 'vitest';
import { withdrawAll, withdrawBounds, withdrawObstacle } from './withdrawLimits';
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
  hasPaymentPassword: true,
};

it('the tightest limit counts [ROUTE-11]', () => {
  expect(withdrawBounds(config, 10_000, 2)).toEqual({
    minimum: 100,
    maximum: 20_000,
    balance: 10_000,
    scale: 2,
  });
  expect(withdrawAll(config, 10_000.129, 2)).toBe(10_000.12);
  expect(withdrawAll(config, 90_000, 2)).toBe(20_000);
});

it.each([
  [{ hasPaymentPassword: false }, 0, 'noPassword'],
  [{}, 0, 'noCard'],
  [{ remainingCount: 0 }, 1, 'noneLeft'],
  [{ remainingToday: 99 }, 1, 'noneLeft'],
  [{}, 1, undefined],
] as const)('with %o and %i cards the obstacle is %s [ROUTE-11]', (changes, cards, obstacle) => {
  expect(withdrawObstacle({ ...config, ...changes }, cards)).toBe(obstacle);
});
