import { toast } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { depositMessages } from './messages/depositMessages';

/** Copies a text and says whether that worked; browsers refuse it outside of https. */
export function useCopy(): (text: string) => Promise<void> {
  const { formatMessage } = useIntl();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(formatMessage(depositMessages.copied));
    } catch {
      toast.error(formatMessage(depositMessages.copyFailed), { durationMs: 3000 });
    }
  };
}
