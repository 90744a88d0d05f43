import type { Refusal } from '@playhouse/platform';
import { Button, Field, Form, TextInput } from '@playhouse/ui-kit';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { orderFields } from '../logic/orderFields';
import styles from './CashierForm.module.css';

export interface ConfirmPaymentProps {
  /** Whether the player pays on the provider's page, where the payment is known without a word here. */
  readonly hasPage: boolean;
  readonly pending: boolean;
  readonly refusal: Refusal | undefined;
  /** The player says that the money was sent; the reference is optional. */
  readonly onPaid: (reference: string | undefined) => void;
}

/** The player's word that a deposit was paid. */
export function ConfirmPayment({ hasPage, pending, refusal, onPaid }: ConfirmPaymentProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { reference: '' } });
  const send = handleSubmit(({ reference }) => onPaid(reference.trim() || undefined));
  return (
    <Form className={styles.actions} onSubmit={send} refusal={refusal}>
      <Field
        label={<FormattedMessage id="wallet.deposit.reference" />}
        hint={<FormattedMessage id="wallet.deposit.reference.hint" />}
      >
        <TextInput
          autoComplete="off"
          maxLength={orderFields.reference.maxLength}
          {...register('reference')}
        />
      </Field>
      <Button type="submit" block variant={hasPage ? 'secondary' : 'primary'} loading={pending}>
        <FormattedMessage id="wallet.deposit.paid" />
      </Button>
    </Form>
  );
}
