import { useErrorText } from '@playhouse/platform';
import { BusinessError, errorCodes } from '@playhouse/wps';

/** The text of an error that is about the payment password, for its field. */
export function usePaymentPasswordRefusal(error: unknown): string | undefined {
  const errorText = useErrorText();
  const wrong = error instanceof BusinessError && error.code === errorCodes.paymentPasswordWrong;
  return wrong ? errorText(error).text : undefined;
}
