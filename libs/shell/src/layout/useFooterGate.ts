import { memberTypes, useLoginGate, useSession } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { useIntl } from 'react-intl';
import { refusals } from '../refusals';
import type { FooterItem } from './footerItems';

/** How long a refusal stays, in milliseconds (ERR-02). */
const refusalMs = 2000;

// The toasts are not needed before the first refusal.
async function refuse(kind: 'info' | 'offline', text: string): Promise<void> {
  const { toast } = await import('@playhouse/ui-kit');
  toast[kind](text, { durationMs: refusalMs });
}

/**
 * Whether an item of the footer may be followed. Without the REFERRAL promotion inviting is a matter
 * for customer service (INV-01), visitors log in first (SESS-05), and trial accounts have no member
 * centre (MINE-09); each refusal has been told when this answers `false`.
 */
export function useFooterGate(): (item: FooterItem) => boolean {
  const intl = useIntl();
  const session = useSession();
  const gate = useLoginGate();
  const { promotions } = useMerchant();
  return ({ name, path }) => {
    if (name === 'invite' && !promotions.includes('REFERRAL')) {
      void refuse('info', intl.formatMessage(refusals.contactService));
      return false;
    }
    if (name === 'members' && session?.type === memberTypes.freeTrial) {
      void refuse('offline', intl.formatMessage(refusals.trialRefused));
      return false;
    }
    return (name === 'invite' || name === 'members') ? gate(undefined, path.href()) : true;
  };
}
