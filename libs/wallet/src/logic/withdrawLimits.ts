import type { CallAnswer, walletCalls } from '@playhouse/wps';
import type { AmountBounds } from './amount';
import { largestAmount } from './amount';

export type WithdrawConfig = CallAnswer<typeof walletCalls.withdrawConfig>;

/** Bounds of a withdrawal: the platform's, what is left for today, and the balance (major units). */
export function withdrawBounds(
  config: WithdrawConfig,
  balance: number | undefined,
  scale: number,
): AmountBounds & { readonly maximum: number } {
  const maximum = Math.min(config.maxAmount, config.remainingToday);
  return { minimum: config.minAmount, maximum, balance, scale };
}

/** The largest amount that may be withdrawn now. */
export function withdrawAll(config: WithdrawConfig, balance: number, scale: number): number {
  return largestAmount([config.maxAmount, config.remainingToday, balance], scale);
}

/** Why no withdrawal is possible at all, if so. */
export function withdrawObstacle(
  config: WithdrawConfig,
  cardCount: number,
): 'noPassword' | 'noCard' | 'noneLeft' | undefined {
  if (!config.hasPaymentPassword) return 'noPassword';
  if (cardCount === 0) return 'noCard';
  if (config.remainingCount < 1 || config.remainingToday < config.minAmount) return 'noneLeft';
  return undefined;
}
