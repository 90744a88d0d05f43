import type { Refusal } from '@playhouse/platform';
import { Button, Form } from '@playhouse/ui-kit';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { filled, newPaymentPassword } from '../logic/cardRules';
import { useFieldText } from '../useFieldText';
import { SecretField } from './SecretField';
import styles from './SecurityForm.module.css';

export interface PaymentPasswordValues {
  oldPaymentPassword: string;
  newPaymentPassword: string;
  confirmNewPaymentPassword: string;
}

export interface PaymentPasswordFormProps {
  /** Whether one is in force, which has to be given. */
  readonly exists: boolean;
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (values: PaymentPasswordValues) => void;
}

/** Sets the payment password or changes it (KYC-01). */
export function PaymentPasswordForm(props: PaymentPasswordFormProps) {
  const { exists, pending, refusal, onSubmit } = props;
  const form = useForm<PaymentPasswordValues>({
    defaultValues: {
      oldPaymentPassword: '',
      newPaymentPassword: '',
      confirmNewPaymentPassword: '',
    },
    mode: 'onTouched',
  });
  const { register, handleSubmit } = form;
  const told = useFieldText(form);
  return (
    <Form className={styles.form} onSubmit={handleSubmit(onSubmit)} refusal={refusal}>
      {exists && (
        <SecretField
          label={<FormattedMessage id="member.security.old" />}
          error={told('oldPaymentPassword')}
          control={register('oldPaymentPassword', { validate: filled })}
        />
      )}
      <SecretField
        label={<FormattedMessage id="member.security.new" />}
        error={told('newPaymentPassword')}
        control={register('newPaymentPassword', {
          deps: ['confirmNewPaymentPassword'],
          validate: (value, values) => {
            const same = exists && value !== '' && value === values.oldPaymentPassword;
            return same ? 'passwordSame' : newPaymentPassword(value);
          },
        })}
      />
      <SecretField
        label={<FormattedMessage id="member.security.confirm" />}
        error={told('confirmNewPaymentPassword')}
        control={register('confirmNewPaymentPassword', {
          validate: (value, values) => {
            if (value === '') return 'required';
            return value === values.newPaymentPassword || 'passwordMismatch';
          },
        })}
      />
      <Button type="submit" block loading={pending}>
        <FormattedMessage id="member.security.save" />
      </Button>
    </Form>
  );
}
