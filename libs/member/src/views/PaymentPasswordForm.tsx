import { Button, Form } from '@playhouse/ui-kit';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { filled, newPaymentPassword } from '../logic/cardRules';
import { securityMessages } from '../messages/securityMessages';
import { useIssueText } from '../useIssueText';
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
  /** What the platform said of the current password. */
  readonly refusal?: string | undefined;
  readonly onSubmit: (values: PaymentPasswordValues) => void;
}

/** Sets the payment password or changes it (KYC-01). */
export function PaymentPasswordForm(props: PaymentPasswordFormProps) {
  const { exists, pending, refusal, onSubmit } = props;
  const issue = useIssueText();
  const { register, handleSubmit, formState } = useForm<PaymentPasswordValues>({
    defaultValues: {
      oldPaymentPassword: '',
      newPaymentPassword: '',
      confirmNewPaymentPassword: '',
    },
    mode: 'onTouched',
  });
  const { errors } = formState;
  return (
    <Form className={styles.form} onSubmit={handleSubmit(onSubmit)}>
      {exists && (
        <SecretField
          label={<FormattedMessage {...securityMessages.oldPassword} />}
          error={issue(errors.oldPaymentPassword) || refusal}
          control={register('oldPaymentPassword', { validate: filled })}
        />
      )}
      <SecretField
        label={<FormattedMessage {...securityMessages.newPassword} />}
        error={issue(errors.newPaymentPassword)}
        control={register('newPaymentPassword', {
          deps: ['confirmNewPaymentPassword'],
          validate: (value, values) => {
            const same = exists && value !== '' && value === values.oldPaymentPassword;
            return same ? 'passwordSame' : newPaymentPassword(value);
          },
        })}
      />
      <SecretField
        label={<FormattedMessage {...securityMessages.confirmPassword} />}
        error={issue(errors.confirmNewPaymentPassword)}
        control={register('confirmNewPaymentPassword', {
          validate: (value, values) => {
            if (value === '') return 'required';
            return value === values.newPaymentPassword || 'passwordMismatch';
          },
        })}
      />
      <Button type="submit" block loading={pending}>
        <FormattedMessage {...securityMessages.save} />
      </Button>
    </Form>
  );
}
