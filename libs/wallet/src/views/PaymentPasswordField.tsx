import { Field, PasswordInput } from '@playhouse/ui-kit';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { orderFields } from '../logic/orderFields';

const { maxLength, fits } = orderFields.paymentPassword;

/** `paymentPassword` of the form around it: what releases money; never one that a password manager fills in or keeps. */
export function PaymentPasswordField() {
  const { register, formState } = useFormContext<{ paymentPassword: string }>();
  const missing = formState.errors.paymentPassword !== undefined;
  return (
    <Field
      label={<FormattedMessage id="wallet.paymentPassword" />}
      name="paymentPassword"
      required
      error={missing && <FormattedMessage id="ui.field.required" />}
    >
      <PasswordInput
        autoComplete="off"
        maxLength={maxLength}
        {...register('paymentPassword', { validate: fits })}
      />
    </Field>
  );
}
