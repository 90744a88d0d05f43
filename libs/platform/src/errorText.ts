import { WpsError } from '@playhouse/wps';
import type { IntlShape } from 'react-intl';
import { getErrorMessage } from './errorTable';

/** A failure as a player reads it; the player quotes `reference` to customer service. */
export interface ErrorText {
  readonly text: string;
  readonly reference?: string;
}

/** The text of any failure in a language (ERR-01), for code outside of a screen. */
export function errorText(error: unknown, { formatMessage }: IntlShape): ErrorText {
  const text = formatMessage({ id: getErrorMessage(error) });
  return error instanceof WpsError ? { text, reference: error.reference } : { text };
}
