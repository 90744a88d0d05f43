import { useBackToRefused } from '@playhouse/platform';
import type { Refusal } from '@playhouse/platform';
import { Field, PasswordInput } from '@playhouse/ui-kit';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { orderFields } from '../logic/orderFields';
import { cashierMessages } from '../messages/cashierMessages';

const { maxLength, fits } = orderFields.paymentPassword;

export interface PaymentPasswordFieldProps {
  /** What the platform said of it. */
  readonly refusal: Refusal<'paymentPassword'> | undefined;
}

/**
 * `paymentPassword` of the form around it: what releases money; never one that a password manager fills in or
 * keeps. A refusal brings the player back to it.
 */
export function PaymentPasswordField({ refusal }: PaymentPasswordFieldProps) {
  const { register, formState, setFocus } = useFormContext<{ paymentPassword: string }>();
  const missing = formState.errors.paymentPassword !== undefined;
  useBackToRefused(setFocus, refusal);
  return (
    <Field
      label={<FormattedMessage {...cashierMessages.paymentPassword} />}
      required
      error={missing ? <FormattedMessage {...cashierMessages.required} /> : refusal?.text}
    >
      <PasswordInput
        autoComplete="off"
        maxLength={maxLength}
        {...register('paymentPassword', { validate: fits })}
      />
    </Field>
  );
}
