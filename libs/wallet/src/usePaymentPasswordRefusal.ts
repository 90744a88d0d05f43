import { useRefusal } from '@playhouse/platform';
import { errorCodes } from '@playhouse/wps';

const refusedFields = { [errorCodes.paymentPasswordWrong]: 'paymentPassword' } as const;

/** What the platform said of the payment password, for its field. */
export const usePaymentPasswordRefusal = (error: unknown) => useRefusal(error, refusedFields);
