import { Sheet, toast } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { NewPayoutAccount } from './NewPayoutAccount';

export interface AddPayoutAccountProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form for an account that withdrawals go to, in a sheet (KYC-01). */
export function AddPayoutAccount({ open, onClose }: AddPayoutAccountProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet open={open} onClose={onClose} title={formatMessage({ id: 'member.security.cards.add' })}>
      <NewPayoutAccount
        onAdded={() => {
          toast.success(formatMessage({ id: 'member.security.cards.added' }));
          onClose();
        }}
      />
    </Sheet>
  );
}
