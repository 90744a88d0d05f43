import { openOverlay } from '@playhouse/navigation';
import { errorText } from '@playhouse/platform';
import { toast } from '@playhouse/ui-kit';
import type { ToastOptions } from '@playhouse/ui-kit';
import { BusinessError, errorCodes } from '@playhouse/wps';
import type { IntlShape } from 'react-intl';

const wantsAccount = (error: unknown) =>
  error instanceof BusinessError && error.code === errorCodes.actualAccountRequired;

/**
 * Says in a toast what went wrong; a trial that needs an account is shown the ways to one (CRED-02, TRIAL-01). Apart from
 * the first load, which has nothing to say yet.
 */
export function tellFailure(error: unknown, intl: IntlShape, options?: ToastOptions): void {
  const { pathname, search } = window.location;
  if (wantsAccount(error)) openOverlay({ kind: 'login', returnTo: `${pathname}${search}` });
  else toast.error(errorText(error, intl).text, options);
}
