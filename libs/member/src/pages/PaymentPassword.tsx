import { Sheet, toast } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { SetPaymentPassword } from './SetPaymentPassword';

export interface PaymentPasswordProps {
  readonly open: boolean;
  readonly exists: boolean;
  readonly onClose: () => void;
}

/** The form for the payment password, in a sheet (KYC-01). */
export function PaymentPassword({ open, exists, onClose }: PaymentPasswordProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage({ id: 'member.security.paymentPassword' })}
    >
      <SetPaymentPassword
        exists={exists}
        onSet={() => {
          toast.success(formatMessage({ id: 'member.security.saved' }));
          onClose();
        }}
      />
    </Sheet>
  );
}
