import { WpsError } from '@playhouse/wps';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { textOf } from './errorTable';

/** What a player reads of a failure; `reference` is what to quote to customer service. */
export interface ErrorText {
  readonly text: string;
  readonly reference?: string;
}

/** Turns any failure into a text in the player's language (ERR-01). The function is stable within a language. */
export function useErrorText(): (error: unknown) => ErrorText {
  const { formatMessage } = useIntl();
  return useCallback(
    (error: unknown) => {
      const text = formatMessage(textOf(error));
      return error instanceof WpsError ? { text, reference: error.reference } : { text };
    },
    [formatMessage],
  );
}
