import { Button, Form } from '@playhouse/ui-kit';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { filled } from '../logic/cardRules';
import { securityMessages } from '../messages/securityMessages';
import { useIssueText } from '../useIssueText';
import { SecretField } from './SecretField';
import styles from './SecurityForm.module.css';

export interface RemoveCardFormProps {
  readonly pending: boolean;
  /** What the platform said of the payment password. */
  readonly refusal?: string | undefined;
  readonly onSubmit: (paymentPassword: string) => void;
}

/** Asks for the payment password before a card goes (KYC-01). */
export function RemoveCardForm({ pending, refusal, onSubmit }: RemoveCardFormProps) {
  const issue = useIssueText();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { paymentPassword: '' },
    mode: 'onTouched',
  });
  return (
    <Form
      className={styles.form}
      onSubmit={handleSubmit(({ paymentPassword }) => onSubmit(paymentPassword))}
    >
      <SecretField
        label={<FormattedMessage {...securityMessages.paymentPassword} />}
        error={issue(formState.errors.paymentPassword) || refusal}
        control={register('paymentPassword', { validate: filled })}
      />
      <Button type="submit" variant="danger" block loading={pending}>
        <FormattedMessage {...securityMessages.remove} />
      </Button>
    </Form>
  );
}
