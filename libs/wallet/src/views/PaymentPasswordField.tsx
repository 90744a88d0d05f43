import { Field, PasswordInput } from '@playhouse/ui-kit';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { orderFields } from '../logic/orderFields';
import { cashierMessages } from '../messages/cashierMessages';

const { maxLength, fits } = orderFields.paymentPassword;

export interface PaymentPasswordFieldProps {
  /** What the platform said of it. */
  readonly refusal: string | undefined;
}

/**
 * `paymentPassword` of the form around it: what releases money; never one that a password manager fills in or
 * keeps. A refusal brings the player back to it.
 */
export function PaymentPasswordField({ refusal }: PaymentPasswordFieldProps) {
  const { register, formState, setFocus } = useFormContext<{ paymentPassword: string }>();
  const missing = formState.errors.paymentPassword !== undefined;
  useEffect(() => {
    if (refusal !== undefined) setFocus('paymentPassword');
  }, [refusal, setFocus]);
  return (
    <Field
      label={<FormattedMessage {...cashierMessages.paymentPassword} />}
      required
      error={missing ? <FormattedMessage {...cashierMessages.required} /> : refusal}
    >
      <PasswordInput
        autoComplete="off"
        maxLength={maxLength}
        {...register('paymentPassword', { validate: fits })}
      />
    </Field>
  );
}
