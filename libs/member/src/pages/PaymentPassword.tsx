import { useRefusal } from '@playhouse/platform';
import { Sheet, toast } from '@playhouse/ui-kit';
import { errorCodes } from '@playhouse/wps';
import { useIntl } from 'react-intl';
import { useSetPaymentPassword } from '../useSetPaymentPassword';
import { PaymentPasswordForm } from '../views/PaymentPasswordForm';

export interface PaymentPasswordProps {
  readonly open: boolean;
  readonly exists: boolean;
  readonly onClose: () => void;
}

const refusedFields = {
  [errorCodes.paymentPasswordWrong]: 'oldPaymentPassword',
  [errorCodes.paymentPasswordWeak]: 'newPaymentPassword',
  [errorCodes.passwordSame]: 'newPaymentPassword',
} as const;

/** The form for the payment password, in a sheet (KYC-01). */
export function PaymentPassword({ open, exists, onClose }: PaymentPasswordProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage({ id: 'member.security.paymentPassword' })}
    >
      <Change exists={exists} onClose={onClose} />
    </Sheet>
  );
}

function Change({ exists, onClose }: Omit<PaymentPasswordProps, 'open'>) {
  const { formatMessage } = useIntl();
  const change = useSetPaymentPassword();
  const refusal = useRefusal(refusedFields, change);
  return (
    <PaymentPasswordForm
      exists={exists}
      pending={change.isPending}
      refusal={refusal}
      onSubmit={({ oldPaymentPassword, ...values }) =>
        change.mutate(exists ? { oldPaymentPassword, ...values } : values, {
          onSuccess: () => {
            toast.success(formatMessage({ id: 'member.security.saved' }));
            onClose();
          },
        })
      }
    />
  );
}
