import { useIntl } from 'react-intl';
import { toast } from '../overlay/toast';

/** Copies a text and says whether that worked; browsers refuse it outside of https. */
export function useCopy(): (text: string) => Promise<void> {
  const { formatMessage } = useIntl();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(formatMessage({ id: 'ui.copied' }));
    } catch {
      toast.error(formatMessage({ id: 'ui.copyFailed' }), { durationMs: 3000 });
    }
  };
}
