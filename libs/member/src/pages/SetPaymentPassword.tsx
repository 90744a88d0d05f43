import type { MessageId } from '@playhouse/i18n';
import { useRefusal } from '@playhouse/platform';
import { errorCodes } from '@playhouse/wps';
import { useSetPaymentPassword } from '../useSetPaymentPassword';
import { PaymentPasswordForm } from '../views/PaymentPasswordForm';

export interface SetPaymentPasswordProps {
  /** Whether one is in force. */
  readonly exists: boolean;
  readonly submit?: MessageId;
  /** Leads into the form at once. @default false */
  readonly focused?: boolean;
  /** It is in force now. */
  readonly onSet: (paymentPassword: string) => void;
}

const refusedFields = {
  [errorCodes.passwordWrong]: 'loginPassword',
  [errorCodes.paymentPasswordWrong]: 'oldPaymentPassword',
  [errorCodes.paymentPasswordWeak]: 'newPaymentPassword',
  [errorCodes.passwordSame]: 'newPaymentPassword',
} as const;

/** The form for the payment password, as the security centre and the way to a withdrawal have it (KYC-01). */
export function SetPaymentPassword({
  exists,
  submit,
  focused = false,
  onSet,
}: SetPaymentPasswordProps) {
  const change = useSetPaymentPassword();
  const refusal = useRefusal(refusedFields, change);
  return (
    <PaymentPasswordForm
      exists={exists}
      focused={focused}
      pending={change.isPending}
      refusal={refusal}
      {...(submit ? { submit } : {})}
      onSubmit={({ loginPassword, oldPaymentPassword, newPaymentPassword }) => {
        const wanted = { newPaymentPassword, confirmNewPaymentPassword: newPaymentPassword };
        const proof = exists ? { oldPaymentPassword } : { loginPassword };
        change.mutate(
          { ...proof, ...wanted },
          {
            onSuccess: () => onSet(newPaymentPassword),
          },
        );
      }}
    />
  );
}
