import { useCopy } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useIntl } from 'react-intl';

/** Opens the device's share menu; a device without one gets the link copied. */
export function useShare(): (link: string) => Promise<void> {
  const { formatMessage } = useIntl();
  const { name } = useMerchant();
  const copy = useCopy();
  return async (link) => {
    if (typeof navigator.share !== 'function') return copy(link);
    try {
      await navigator.share({
        text: formatMessage({ id: 'member.invite.shareText' }, { name }),
        url: link,
      });
    } catch (error) {
      // Leaving the menu without choosing is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link);
    }
  };
}
