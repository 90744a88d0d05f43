import { Button, buttonClass, Field, Form, TextInput } from '@playhouse/ui-kit';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { orderFields } from '../logic/orderFields';
import { depositMessages } from '../messages/depositMessages';
import styles from './CashierForm.module.css';

export interface ConfirmPaymentProps {
  /** The provider's page, when there is one. */
  readonly payUrl: string | null | undefined;
  readonly pending: boolean;
  /** The player says that the money was sent; the reference is optional. */
  readonly onPaid: (reference: string | undefined) => void;
}

/** The ways on from an unpaid deposit. */
export function ConfirmPayment({ payUrl, pending, onPaid }: ConfirmPaymentProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { reference: '' } });
  const send = handleSubmit(({ reference }) => onPaid(reference.trim() || undefined));
  return (
    <Form className={styles.actions} onSubmit={send}>
      {payUrl && /^https?:\/\//.test(payUrl) && (
        <a
          className={buttonClass({ block: true })}
          href={payUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          <FormattedMessage {...depositMessages.pay} />
        </a>
      )}
      <Field
        label={<FormattedMessage {...depositMessages.reference} />}
        hint={<FormattedMessage {...depositMessages.referenceHint} />}
      >
        <TextInput
          autoComplete="off"
          maxLength={orderFields.reference.maxLength}
          {...register('reference')}
        />
      </Field>
      <Button type="submit" block variant={payUrl ? 'secondary' : 'primary'} loading={pending}>
        <FormattedMessage {...depositMessages.paid} />
      </Button>
    </Form>
  );
}
