import { usePhoneInput } from '@playhouse/phone';
import type { PhoneChoice } from '@playhouse/phone';
import { Field, PhoneInput } from '@playhouse/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';

export interface MobileFieldProps {
  readonly phone: PhoneChoice;
  readonly error: string | undefined;
  readonly control: UseFormRegisterReturn;
}

/** A mobile number of up to 20 characters, of any country (LOGIN-09). */
export function MobileField({ phone, error, control }: MobileFieldProps) {
  return (
    <Field
      label={<FormattedMessage id="session.field.mobileNum" />}
      name={control.name}
      error={error}
      required
    >
      <PhoneInput {...control} {...usePhoneInput(phone)} enterKeyHint="next" maxLength={20} />
    </Field>
  );
}
