import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from './errorText';
import type { ErrorText } from './errorText';

/** Turns any failure into a text in the player's language (ERR-01). The function is stable within a language. */
export function useErrorText(): (error: unknown) => ErrorText {
  const intl = useIntl();
  return useCallback((error: unknown) => errorText(error, intl), [intl]);
}
