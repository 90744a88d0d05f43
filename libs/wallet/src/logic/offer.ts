import { calculateFee, majorUnits, minorUnits } from '@playhouse/wps';
import type { promotionCalls } from '@playhouse/wps';

/** The bonus of a promotion for a deposit, and the stakes that both ask for; major units. */
export interface OfferFigures {
  readonly bonus: number;
  readonly toStake: number;
}

/**
 * A promotion's figures for a deposit, worked out as the platform does: the least is asked of the deposit, the bonus is
 * a share of what arrives of it, up to its most.
 */
export function getOffer(
  { least, most, bonusPercent, timesStaked }: promotionCalls.DepositTerms,
  given: {
    readonly amount: number | undefined;
    readonly arriving: number | undefined;
    readonly scale: number;
  },
): OfferFigures | 'tooSmall' | undefined {
  const { amount, scale } = given;
  const arriving = minorUnits(given.arriving ?? 0, scale);
  if (amount === undefined || arriving === undefined) return undefined;
  if (amount < least) return 'tooSmall';
  const bound = most == null ? undefined : minorUnits(most, scale);
  const bonus = Math.min(calculateFee(arriving, bonusPercent), bound ?? Infinity);
  const toStake = Math.max(minorUnits(amount, scale) ?? 0, timesStaked * (arriving + bonus));
  return { bonus: majorUnits(bonus, scale), toStake: majorUnits(toStake, scale) };
}

/** An amount to begin with: the least that a promotion and a way to pay ask for. */
export const leastFor = (
  { least }: promotionCalls.DepositTerms,
  { minAmount, maxAmount }: { readonly minAmount: number; readonly maxAmount: number },
): number => Math.min(maxAmount, Math.max(least, minAmount));
