import { useErrorText } from '@playhouse/platform';
import { Sheet, toast } from '@playhouse/ui-kit';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { useIntl } from 'react-intl';
import { securityMessages } from '../messages/securityMessages';
import { useSetPaymentPassword } from '../useSetPaymentPassword';
import { PaymentPasswordForm } from '../views/PaymentPasswordForm';

export interface PaymentPasswordProps {
  readonly open: boolean;
  readonly exists: boolean;
  readonly onClose: () => void;
}

/** The form for the payment password, in a sheet (KYC-01). */
export function PaymentPassword({ open, exists, onClose }: PaymentPasswordProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const change = useSetPaymentPassword();
  const refused =
    change.error instanceof BusinessError &&
    change.error.code === errorCodes.paymentPasswordWrong &&
    errorText(change.error).text;
  return (
    <Sheet open={open} onClose={onClose} title={formatMessage(securityMessages.paymentPassword)}>
      <PaymentPasswordForm
        exists={exists}
        pending={change.isPending}
        refusal={refused || undefined}
        onSubmit={({ oldPaymentPassword, ...values }) =>
          change.mutate(exists ? { oldPaymentPassword, ...values } : values, {
            onSuccess: () => {
              toast.success(formatMessage(securityMessages.passwordSaved));
              onClose();
            },
          })
        }
      />
    </Sheet>
  );
}
