import { Button, Card } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { amountIssue, largestAmount, parseAmount } from '../logic/amount';
import { transferMessages } from '../messages/transferMessages';
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
  readonly refusal?: string | undefined;
  readonly onSubmit: (transfer: NewTransfer) => void;
}

/** Amount and payment password of a transfer to the superior (MINE-07). */
export function TransferForm({ balance, pending, refusal, onSubmit }: TransferFormProps) {
  const { scale } = useMerchant().currency;
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const issue = amountIssue(typed, { balance, scale });
  const amount = parseAmount(typed, scale);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = issue !== undefined ? 'amount' : password === '' ? 'paymentPassword' : undefined;
    if (wrong !== undefined || amount === undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong ?? 'amount'}]`)?.focus();
    } else if (!pending) {
      onSubmit({ amount, paymentPassword: password });
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Card look="raised" className={styles.fields}>
        <AmountField
          value={typed}
          onChange={setTyped}
          bounds={{ balance, scale }}
          issue={checked ? issue : undefined}
          onAll={() => setTyped(String(largestAmount([balance ?? 0], scale)))}
        />
        <PaymentPasswordField
          value={password}
          onChange={setPassword}
          missing={checked && password === ''}
          refusal={refusal}
        />
        <Button type="submit" size="l" block loading={pending}>
          <FormattedMessage {...transferMessages.submit} />
        </Button>
      </Card>
    </form>
  );
}
