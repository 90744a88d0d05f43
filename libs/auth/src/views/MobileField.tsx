import { Field, TextInput } from '@playhouse/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { labelMessages } from '../messages/fieldMessages';
import styles from './form.module.css';

export interface MobileFieldProps {
  /** Digits without a plus, as the merchant's config names them. */
  readonly dialingCode: string;
  readonly error: string | undefined;
  readonly control: UseFormRegisterReturn;
}

/** A mobile number of up to 20 digits behind the merchant's dialling code (LOGIN-09). */
export function MobileField({ dialingCode, error, control }: MobileFieldProps) {
  return (
    <Field label={<FormattedMessage {...labelMessages.mobileNum} />} error={error} required>
      <TextInput
        {...control}
        type="tel"
        digitsOnly
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        maxLength={20}
        start={<span className={styles.code}>+{dialingCode}</span>}
      />
    </Field>
  );
}
