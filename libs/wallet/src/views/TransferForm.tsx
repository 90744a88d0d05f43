import { useNumberStyle } from '@playhouse/i18n';
import type { Refusal } from '@playhouse/platform';
import { Button, Card, Form } from '@playhouse/ui-kit';
import { readDecimal } from '@playhouse/wps';
import { FormProvider, useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { largestAmount } from '../logic/amount';
import { AmountField } from './AmountField';
import styles from './CashierForm.module.css';
import { PaymentPasswordField } from './PaymentPasswordField';

export interface NewTransfer {
  readonly amount: number;
  readonly paymentPassword: string;
}

export interface TransferFormProps {
  /** Major units; `undefined` while it loads. */
  readonly balance: number | undefined;
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (transfer: NewTransfer) => void;
}

/** Amount and payment password of a transfer to the superior (MINE-07). */
export function TransferForm({ balance, pending, refusal, onSubmit }: TransferFormProps) {
  const style = useNumberStyle();
  const form = useForm({ defaultValues: { amount: '', paymentPassword: '' }, mode: 'onTouched' });
  const send = form.handleSubmit((values) => {
    const amount = readDecimal(values.amount, style);
    if (amount === undefined || pending) return;
    onSubmit({ amount, paymentPassword: values.paymentPassword });
  });
  return (
    <FormProvider {...form}>
      <Form className={styles.form} onSubmit={send} refusal={refusal}>
        <Card look="raised" className={styles.fields}>
          <AmountField
            bounds={{ balance, ...style }}
            all={largestAmount([balance ?? 0], style.scale)}
          />
          <PaymentPasswordField />
          <Button type="submit" size="l" block loading={pending}>
            <FormattedMessage id="wallet.transfer.submit" />
          </Button>
        </Card>
      </Form>
    </FormProvider>
  );
}
