import { Field, PasswordInput } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { cashierMessages } from '../messages/cashierMessages';

export interface PaymentPasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** It was left empty. */
  readonly missing: boolean;
  /** What the platform said of it. */
  readonly refusal: string | undefined;
}

/** The password that releases money; never one that a password manager fills in or keeps. */
export function PaymentPasswordField(props: PaymentPasswordFieldProps) {
  const { value, onChange, missing, refusal } = props;
  return (
    <Field
      label={<FormattedMessage {...cashierMessages.paymentPassword} />}
      required
      error={missing ? <FormattedMessage {...cashierMessages.required} /> : refusal}
    >
      <PasswordInput
        name="paymentPassword"
        autoComplete="off"
        maxLength={64}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
