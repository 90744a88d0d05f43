import { Sheet } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { useInviteRefusal } from '../useInviteRefusal';
import { ReferralContent } from './ReferralContent';

export interface ReferralPopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Referral link management over any screen (MINE-03); for members, under the REFERRAL promotion (INV-01). */
export function ReferralPopup({ open, onClose }: ReferralPopupProps) {
  const { formatMessage } = useIntl();
  const possible = useInviteRefusal(open, onClose);
  return (
    <Sheet
      open={open && possible}
      onClose={onClose}
      title={formatMessage({ id: 'screens.inviteFriends' })}
    >
      <ReferralContent />
    </Sheet>
  );
}
