import type { Refusal } from '@playhouse/platform';
import { Button, Form } from '@playhouse/ui-kit';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { filled } from '../logic/cardRules';
import { useFieldText } from '../useFieldText';
import { SecretField } from './SecretField';
import styles from './SecurityForm.module.css';

export interface RemoveCardFormProps {
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (paymentPassword: string) => void;
}

/** Asks for the payment password before a card goes (KYC-01). */
export function RemoveCardForm({ pending, refusal, onSubmit }: RemoveCardFormProps) {
  const form = useForm({
    defaultValues: { paymentPassword: '' },
    mode: 'onTouched',
  });
  const { register, handleSubmit } = form;
  const told = useFieldText(form);
  return (
    <Form
      className={styles.form}
      onSubmit={handleSubmit(({ paymentPassword }) => onSubmit(paymentPassword))}
      refusal={refusal}
    >
      <SecretField
        label={<FormattedMessage id="member.security.paymentPassword" />}
        error={told('paymentPassword')}
        control={register('paymentPassword', { validate: filled })}
      />
      <Button type="submit" variant="danger" block loading={pending}>
        <FormattedMessage id="member.security.cards.remove" />
      </Button>
    </Form>
  );
}
