import { openOverlay, paths } from '@playhouse/navigation';
import { useSession } from '@playhouse/session';
import { toast } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Entry } from './logic/entries';

/** How long a refusal stays, in milliseconds (ERR-02). */
export const refusalTime = 2000;

/** Opens a pressed entry: visitors meet the login popup (MINE-02), inviting needs the promotion (INV-01). */
export function useOpenEntry(): (entry: Entry) => void {
  const { formatMessage } = useIntl();
  const session = useSession();
  const navigate = useNavigate();
  const { promotions } = useMerchant();
  return ({ target }) => {
    const returnTo = target.kind === 'link' ? target.href : paths.mine.href();
    if (!session) {
      openOverlay({ kind: 'login', returnTo });
    } else if (target.kind === 'link') {
      void navigate(target.href);
    } else if (target.overlay.kind === 'referral' && !promotions.includes('REFERRAL')) {
      toast.info(formatMessage({ id: 'contact_service' }), { durationMs: refusalTime });
    } else {
      openOverlay(target.overlay);
    }
  };
}
