import type { CallAnswer, NumberStyle, walletCalls } from '@playhouse/wps';
import type { AmountBounds } from './amount';
import { largestAmount } from './amount';

export type WithdrawConfig = CallAnswer<typeof walletCalls.withdrawConfig>;

/** Bounds of one way to be paid: a method, or the platform's where the way is not known. */
export type PayoutBounds = Pick<walletCalls.PayoutMethod, 'minAmount' | 'maxAmount' | 'feeRate'>;

/** Bounds of a withdrawal: the way's, what is left for today, and the balance (major units). */
export function withdrawBounds(
  { minAmount, maxAmount }: PayoutBounds,
  remainingToday: number,
  balance: number | undefined,
  style: NumberStyle,
): AmountBounds & { readonly maximum: number } {
  const maximum = Math.min(maxAmount, remainingToday);
  return { minimum: minAmount, maximum, balance, ...style };
}

/** The largest amount that may be withdrawn now. */
export function withdrawAll(bounds: AmountBounds & { readonly maximum: number }): number {
  return largestAmount([bounds.maximum, bounds.balance ?? 0], bounds.scale);
}

/** Why no withdrawal is open at all, if so: what the player can do something about comes first. */
export function withdrawObstacle(config: WithdrawConfig): 'locked' | 'noneLeft' | undefined {
  if (config.lockedGifts.length > 0 || config.turnoverOpen > 0) return 'locked';
  if (config.remainingCount < 1 || config.remainingToday < config.minAmount) return 'noneLeft';
  return undefined;
}

/** Steps of a withdrawal; those that were done on an earlier visit are skipped. */
export const withdrawSteps = ['password', 'account', 'amount', 'confirm'] as const;
export type WithdrawStep = (typeof withdrawSteps)[number];

export interface Progress {
  readonly hasPassword: boolean;
  readonly hasAccount: boolean;
  /** Amount and account are chosen and only to be confirmed. */
  readonly isChosen: boolean;
}

/** The step that is next. */
export function nextStep({ hasPassword, hasAccount, isChosen }: Progress): WithdrawStep {
  if (!hasPassword) return 'password';
  if (!hasAccount) return 'account';
  return isChosen ? 'confirm' : 'amount';
}
