import { errorText } from '@playhouse/platform';
import { toast } from '@playhouse/ui-kit';
import type { ToastOptions } from '@playhouse/ui-kit';
import type { IntlShape } from 'react-intl';

/** Says in a toast what went wrong. Apart from the first load, which has nothing to say yet. */
export function tellFailure(error: unknown, intl: IntlShape, options?: ToastOptions): void {
  toast.error(errorText(error, intl).text, options);
}
