import { useMoney } from '@playhouse/i18n';
import { Button, Card, Field, TextInput } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import type { walletCalls } from '@playhouse/wps';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { amountIssue, feeOf, parseAmount } from '../logic/amount';
import { feeMessage } from '../messages/cashierMessages';
import { depositMessages } from '../messages/depositMessages';
import { AmountField } from './AmountField';
import { MethodPicker } from './MethodPicker';
import styles from './CashierForm.module.css';

export interface NewDeposit {
  readonly methodId: string;
  readonly amount: number;
  readonly payerName?: string;
}

export interface DepositFormProps {
  /** At least one. */
  readonly methods: readonly walletCalls.DepositMethod[];
  readonly pending: boolean;
  readonly onSubmit: (deposit: NewDeposit) => void;
}

/** Way to pay, amount, and for bank transfers the name of the payer (ROUTE-11). */
export function DepositForm({ methods, pending, onSubmit }: DepositFormProps) {
  const { currency } = useMerchant();
  const money = useMoney();
  const [methodId, setMethodId] = useState(methods[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [payerName, setPayerName] = useState('');
  const [touched, setTouched] = useState(false);
  const method = methods.find((one) => one.id === methodId) ?? methods[0];
  if (!method) return false;

  const bounds = { minimum: method.minAmount, maximum: method.maxAmount, scale: currency.scale };
  const issue = amountIssue(typed, bounds);
  const amount = parseAmount(typed, currency.scale);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(true);
    if (issue !== undefined || amount === undefined) {
      event.currentTarget.querySelector<HTMLInputElement>('[name=amount]')?.focus();
    } else if (!pending) {
      const name = payerName.trim();
      onSubmit({ methodId: method.id, amount, ...(name === '' ? {} : { payerName: name }) });
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <MethodPicker methods={methods} chosen={method.id} onChoose={setMethodId} />
      <Card look="raised" className={styles.fields}>
        <AmountField
          value={typed}
          onChange={setTyped}
          onBlur={() => setTouched(typed !== '')}
          bounds={bounds}
          issue={touched ? issue : undefined}
          quick={method.quickAmounts}
        />
        {method.type === 'bank' && <PayerName value={payerName} onChange={setPayerName} />}
        {method.feeRate > 0 && issue === undefined && amount !== undefined && (
          <p className={styles.note}>
            <FormattedMessage
              {...feeMessage}
              values={{ fee: money(feeOf(amount, method.feeRate, currency.scale)) }}
            />
          </p>
        )}
        <Button type="submit" size="l" block loading={pending}>
          <FormattedMessage {...depositMessages.submit} />
        </Button>
      </Card>
    </form>
  );
}

interface PayerNameProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function PayerName({ value, onChange }: PayerNameProps) {
  return (
    <Field label={<FormattedMessage {...depositMessages.payerName} />}>
      <TextInput
        autoComplete="name"
        maxLength={80}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
