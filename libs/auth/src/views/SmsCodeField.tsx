import type { SmsCode } from '@playhouse/session';
import { Field, SmsCodeInput } from '@playhouse/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';

export interface SmsCodeFieldProps {
  readonly code: SmsCode;
  /** Keeps the box closed until a code was sent (SETPW-01). @default false */
  readonly sentFirst?: boolean;
  readonly error: string | undefined;
  readonly control: UseFormRegisterReturn;
  /** The browser read the code from the message. */
  readonly onCode: (code: string) => void;
}

/** A code of up to 10 digits with its button and countdown (LOGIN-09, SMS-01). */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { code, sentFirst = false, error, control, onCode } = props;
  return (
    <Field
      label={<FormattedMessage id="session.field.smsCode" />}
      name={control.name}
      error={error}
      required
    >
      <SmsCodeInput
        {...control}
        disabled={sentFirst && !code.sent}
        enterKeyHint="go"
        state={code.state}
        canSend={code.canSend}
        onSend={code.send}
        onCode={onCode}
      />
    </Field>
  );
}
