import type { PhoneChoice } from '@playhouse/phone';
import type { Refusal } from '@playhouse/platform';
import type { Captcha, SmsCode } from '@playhouse/session';
import { AccountForm, Button } from '@playhouse/ui-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { RegistrationValues } from '../logic/fields';
import type { FormField } from '../logic/formModel';
import { useIssueText } from '../useIssueText';
import { Agreement } from './Agreement';
import { FieldInput } from './FieldInput';

export interface RegistrationFormProps {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly fields: readonly FormField[];
  readonly country: PhoneChoice;
  readonly sms: Pick<SmsCode, 'state' | 'canSend' | 'send'>;
  readonly captcha: Pick<Captcha, 'image' | 'loading' | 'sounding' | 'listen' | 'refresh'>;
  /** Years that the agreement states (REG-05). */
  readonly age: number;
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: () => Promise<unknown>;
}

/** The fields of one tab, the agreement and the button (REG-03 to REG-05). */
export function RegistrationForm(props: RegistrationFormProps) {
  const { form, fields, age, pending, onSubmit } = props;
  const { errors } = form.formState;
  const issueText = useIssueText();
  const [agreed, setAgreed] = useState(true);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (agreed && !pending) await onSubmit();
  };
  return (
    <AccountForm onSubmit={submit} refusal={props.refusal}>
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          form={form}
          error={issueText(field, errors[field.name])}
          country={props.country}
          sms={props.sms}
          captcha={props.captcha}
        />
      ))}
      <Agreement age={age} agreed={agreed} onChange={setAgreed} />
      <Button type="submit" size="l" block loading={pending} disabled={!agreed}>
        <FormattedMessage id="registration.submit" />
      </Button>
    </AccountForm>
  );
}
