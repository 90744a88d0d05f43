import type { MessageId } from '@playhouse/i18n';
import type { Refusal } from '@playhouse/platform';
import { Button, Form } from '@playhouse/ui-kit';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { filled, newPaymentPassword } from '../logic/cardRules';
import { useFieldText } from '../useFieldText';
import { PaymentPasswordRules } from './PaymentPasswordRules';
import { SecretField } from './SecretField';
import styles from './SecurityForm.module.css';

export interface PaymentPasswordValues {
  loginPassword: string;
  oldPaymentPassword: string;
  newPaymentPassword: string;
}

export interface PaymentPasswordFormProps {
  /** Whether one is in force, which has to be given; the login password has to, where there is none. */
  readonly exists: boolean;
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  /** Text of the button. @default 'member.security.save' */
  readonly submit?: MessageId;
  /** Leads into the first field at once. @default false */
  readonly focused?: boolean;
  readonly onSubmit: (values: PaymentPasswordValues) => void;
}

/** Sets the payment password or changes it (KYC-01); the new one is shown while it is typed, instead of typed twice. */
export function PaymentPasswordForm(props: PaymentPasswordFormProps) {
  const { exists, pending, refusal, submit = 'member.security.save' } = props;
  const { focused = false, onSubmit } = props;
  const form = useForm<PaymentPasswordValues>({
    defaultValues: { loginPassword: '', oldPaymentPassword: '', newPaymentPassword: '' },
    mode: 'onTouched',
  });
  const { register, handleSubmit, control, setFocus } = form;
  useEffect(() => {
    if (focused) setFocus(exists ? 'oldPaymentPassword' : 'loginPassword');
  }, [focused, exists, setFocus]);
  const told = useFieldText(form);
  const typed = useWatch({ control, name: 'newPaymentPassword' });
  return (
    <Form className={styles.form} onSubmit={handleSubmit(onSubmit)} refusal={refusal}>
      {exists ? (
        <SecretField
          label={<FormattedMessage id="member.security.old" />}
          error={told('oldPaymentPassword')}
          control={register('oldPaymentPassword', { validate: filled })}
        />
      ) : (
        <SecretField
          label={<FormattedMessage id="member.security.loginPassword" />}
          error={told('loginPassword')}
          isLogin
          control={register('loginPassword', { validate: filled })}
        />
      )}
      <SecretField
        label={<FormattedMessage id="member.security.new" />}
        error={told('newPaymentPassword')}
        startShown
        control={register('newPaymentPassword', {
          validate: (value, values) => {
            const same = exists && value !== '' && value === values.oldPaymentPassword;
            return same ? 'passwordSame' : newPaymentPassword(value);
          },
        })}
      />
      <PaymentPasswordRules typed={typed} />
      <Button type="submit" block loading={pending}>
        <FormattedMessage id={submit} />
      </Button>
    </Form>
  );
}
