import type { MessageId } from '@playhouse/i18n';
import type { Refusal } from '@playhouse/platform';
import type { SmsCode } from '@playhouse/session';
import { Button, Field, Form, SmsCodeInput } from '@playhouse/ui-kit';
import { requestField, contactCalls } from '@playhouse/wps';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { filled } from '../logic/cardRules';
import { useFieldText } from '../useFieldText';
import { SecretField } from './SecretField';
import styles from './SecurityForm.module.css';

export interface ContactValues {
  contact: string;
  verificationCode: string;
  loginPassword: string;
}

/** The first values of a form of a contact. */
export const noContact: ContactValues = { contact: '', verificationCode: '', loginPassword: '' };

export interface ContactFormProps {
  readonly form: UseFormReturn<ContactValues>;
  readonly label: MessageId;
  /** The box for the number or the address. */
  readonly box: ReactNode;
  readonly code: Pick<SmsCode, 'state' | 'canSend' | 'send'>;
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (values: ContactValues) => void;
}

const code = requestField(contactCalls.proveEmail, 'verificationCode');

/** Proves a number or an address by the code that was sent to it, and by the login password (KYC-01). */
export function ContactForm(props: ContactFormProps) {
  const { form, label, box, pending, refusal, onSubmit } = props;
  const { register, handleSubmit, setValue } = form;
  const told = useFieldText(form);
  return (
    <Form className={styles.form} onSubmit={handleSubmit(onSubmit)} refusal={refusal}>
      <Field
        label={<FormattedMessage id={label} />}
        name="contact"
        required
        error={told('contact')}
      >
        {box}
      </Field>
      <Field
        label={<FormattedMessage id="member.contact.code" />}
        name="verificationCode"
        required
        error={told('verificationCode')}
      >
        <SmsCodeInput
          {...register('verificationCode', {
            validate: (typed) => (typed !== '' && code.fits(typed)) || 'code',
          })}
          enterKeyHint="next"
          state={props.code.state}
          canSend={props.code.canSend}
          onSend={props.code.send}
          onCode={(read) => setValue('verificationCode', read, { shouldValidate: true })}
        />
      </Field>
      <SecretField
        label={<FormattedMessage id="member.security.loginPassword" />}
        error={told('loginPassword')}
        isLogin
        control={register('loginPassword', { validate: filled })}
      />
      <Button type="submit" block loading={pending}>
        <FormattedMessage id="member.contact.submit" />
      </Button>
    </Form>
  );
}
