import { openOverlay } from '@playhouse/navigation';
import { memberTypes, useLoginGate, useSession } from '@playhouse/session';
import { toast } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useIntl } from 'react-intl';
import type { FooterItem } from './footerItems';

/** How long a refusal stays, in milliseconds (ERR-02). */
const refusal = { durationMs: 2000 } as const;

/**
 * Whether an item of the footer may be followed. Without the REFERRAL promotion inviting is a matter
 * for customer service (INV-01), visitors log in first (SESS-05), and trial accounts have no member
 * centre (MINE-09), but the ways to an account; each refusal has been told when this answers `false`.
 */
export function useFooterGate(): (item: FooterItem) => boolean {
  const intl = useIntl();
  const session = useSession();
  const gate = useLoginGate();
  const { promotions } = useMerchant();
  return ({ name, path }) => {
    if (name === 'invite' && !promotions.includes('REFERRAL')) {
      toast.info(intl.formatMessage({ id: 'contact_service' }), refusal);
      return false;
    }
    if (name === 'members' && session?.type === memberTypes.freeTrial) {
      toast.offline(intl.formatMessage({ id: 'free_reject' }), refusal);
      openOverlay({ kind: 'login', returnTo: path.href() });
      return false;
    }
    return name === 'invite' || name === 'members' ? gate(undefined, path.href()) : true;
  };
}
