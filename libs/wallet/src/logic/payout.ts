import type { securityCalls, walletCalls } from '@playhouse/wps';
import type { PayoutBounds } from './withdrawLimits';

/** Bounds, fee and time of a way to be paid. */
export type PayoutWay = PayoutBounds & Pick<walletCalls.PayoutMethod, 'id' | 'minutes'>;

/** The way by which an account is paid; one that the platform does not list goes by its general bounds. */
export const findWay = (
  ways: readonly PayoutWay[],
  account: Pick<securityCalls.BankCard, 'methodId'> | undefined,
  bounds: PayoutBounds,
): PayoutBounds & { readonly minutes?: number | null | undefined } =>
  ways.find(({ id }) => id === account?.methodId) ?? bounds;
