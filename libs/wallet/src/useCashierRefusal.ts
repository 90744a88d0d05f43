import { useRefusal } from '@playhouse/platform';
import type { Attempt, Refusal } from '@playhouse/platform';
import { errorCodes } from '@playhouse/wps';

const refusedFields = {
  [errorCodes.paymentPasswordWrong]: 'paymentPassword',
  [errorCodes.amountOutOfRange]: 'amount',
  [errorCodes.balanceInsufficient]: 'amount',
} as const;

/** Why a deposit, a withdrawal or a transfer was refused, and at which field of its form. */
export function useCashierRefusal(attempt: Attempt): Refusal | undefined {
  return useRefusal(refusedFields, attempt);
}
