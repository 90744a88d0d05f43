import { WpsError } from '@playhouse/wps';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from './errorText';
import type { ErrorText } from './errorText';
import { useOnline } from './useOnline';

/**
 * Turns any failure into a text in the player's language (ERR-01). The function is stable within a language
 * and a state of the network: what nobody foresaw is, without one, its doing (SHELL-11).
 */
export function useErrorText(): (error: unknown) => ErrorText {
  const intl = useIntl();
  const online = useOnline();
  return useCallback(
    (error: unknown) =>
      online || error instanceof WpsError
        ? errorText(error, intl)
        : { text: intl.formatMessage({ id: 'platform.error.offline' }) },
    [intl, online],
  );
}
