import { calculateFee, majorUnits, minorUnits, readDecimal } from '@playhouse/wps';
import type { NumberStyle } from '@playhouse/wps';

/** Why an amount of money cannot be taken. */
export type AmountIssue = 'required' | 'invalid' | 'tooSmall' | 'tooLarge' | 'overBalance';

export interface AmountBounds extends NumberStyle {
  /** Major units, all of them. */
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly balance?: number | undefined;
}

/** Checks an amount before it is sent; the platform checks it again. */
export function amountIssue(typed: string, bounds: AmountBounds): AmountIssue | undefined {
  if (typed.trim() === '') return 'required';
  const amount = readDecimal(typed, bounds);
  if (amount === undefined || amount <= 0) return 'invalid';
  if (bounds.minimum !== undefined && amount < bounds.minimum) return 'tooSmall';
  if (bounds.balance !== undefined && amount > bounds.balance) return 'overBalance';
  if (bounds.maximum !== undefined && amount > bounds.maximum) return 'tooLarge';
  return undefined;
}

/** A fee of so many percent, in major units: as the platform itself counts it. */
export function getFee(amount: number, feeRate: number, scale: number): number {
  const minor = minorUnits(amount, scale);
  return minor === undefined ? 0 : majorUnits(calculateFee(minor, feeRate), scale);
}

/** The largest amount that may be asked for, down to the smallest unit; 0 when nothing may. */
export function largestAmount(limits: readonly number[], scale: number): number {
  const unit = 10 ** scale;
  return Math.max(0, Math.floor(Number((Math.min(...limits) * unit).toFixed(6))) / unit);
}
