import { toast } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { refusalTime } from './useOpenEntry';

/**
 * Inviting needs the REFERRAL promotion (INV-01). Without it the player is told for 2 s and `onRefused`
 * runs. Answers whether inviting is possible.
 *
 * @param wanted whether the player wants to invite now
 */
export function useInviteRefusal(wanted: boolean, onRefused: () => void): boolean {
  const { formatMessage } = useIntl();
  const possible = useMerchant().promotions.includes('REFERRAL');
  const refuse = useEffectEvent(() => {
    toast.info(formatMessage({ id: 'contact_service' }), { durationMs: refusalTime });
    onRefused();
  });
  useEffect(() => {
    if (wanted && !possible) refuse();
  }, [wanted, possible]);
  return possible;
}
