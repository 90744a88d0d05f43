import { Amount, useMoney } from '@playhouse/i18n';
import type { Refusal } from '@playhouse/platform';
import { Button, Card, Form } from '@playhouse/ui-kit';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { findWay } from '../logic/payout';
import styles from './CashierForm.module.css';
import { Figures } from './Figures';
import { PaymentPasswordField } from './PaymentPasswordField';
import { useArrival } from './WithdrawFigures';
import type { WithdrawChoice } from './WithdrawForm';

export interface WithdrawReviewProps {
  readonly choice: WithdrawChoice;
  readonly way: ReturnType<typeof findWay>;
  /** The payment password where the player has just given it; else the form asks. */
  readonly paymentPassword?: string | undefined;
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onConfirm: (paymentPassword: string) => void;
  readonly onChange: () => void;
}

/** Everything about a withdrawal once more, before it is sent (ROUTE-11). */
export function WithdrawReview(props: WithdrawReviewProps) {
  const { choice, way, paymentPassword, pending, refusal, onConfirm, onChange } = props;
  const { amount, account } = choice;
  const money = useMoney();
  const arrival = useArrival(way, amount);
  const form = useForm({ defaultValues: { paymentPassword: '' }, mode: 'onTouched' });
  const { setFocus } = form;
  const isAsked = paymentPassword === undefined;
  useEffect(() => {
    if (isAsked) setFocus('paymentPassword');
  }, [isAsked, setFocus]);
  const send = form.handleSubmit((values) => {
    if (!pending) onConfirm(paymentPassword ?? values.paymentPassword);
  });
  return (
    <FormProvider {...form}>
      <Form className={styles.form} onSubmit={send} refusal={refusal}>
        <Card look="raised" className={styles.fields}>
          <Figures
            figures={[
              ['wallet.figure.amount', money(amount)],
              ['wallet.withdraw.card', `${account.bankName} ${account.maskedNumber}`],
              ['wallet.withdraw.holder', account.accountName],
              ...arrival,
            ]}
          />
          {isAsked && <PaymentPasswordField />}
          <Button type="submit" size="l" block loading={pending}>
            <FormattedMessage
              id="wallet.withdraw.confirm"
              values={{ amount: <Amount value={amount} /> }}
            />
          </Button>
          <Button variant="ghost" block onClick={onChange}>
            <FormattedMessage id="wallet.withdraw.change" />
          </Button>
        </Card>
      </Form>
    </FormProvider>
  );
}
