import { useMoney } from '@playhouse/i18n';
import { Button, Card, Field, Icon, Select } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import type { securityCalls } from '@playhouse/wps';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { amountIssue, parseAmount } from '../logic/amount';
import { withdrawAll, withdrawBounds } from '../logic/withdrawLimits';
import type { WithdrawConfig } from '../logic/withdrawLimits';
import { turnoverMessage, withdrawMessages } from '../messages/withdrawMessages';
import { AmountField } from './AmountField';
import styles from './CashierForm.module.css';
import { PaymentPasswordField } from './PaymentPasswordField';
import { WithdrawFigures } from './WithdrawFigures';

export interface NewWithdrawal {
  readonly amount: number;
  readonly bankCardId: string;
  readonly paymentPassword: string;
}

export interface WithdrawFormProps {
  readonly config: WithdrawConfig;
  /** At least one. */
  readonly cards: readonly securityCalls.BankCard[];
  /** Major units; `undefined` while it loads. */
  readonly balance: number | undefined;
  readonly pending: boolean;
  /** What the platform said of the payment password. */
  readonly refusal?: string | undefined;
  readonly onSubmit: (withdrawal: NewWithdrawal) => void;
}

/** Bank card, amount and payment password (ROUTE-11). */
export function WithdrawForm(props: WithdrawFormProps) {
  const { config, cards, balance, pending, refusal, onSubmit } = props;
  const { scale } = useMerchant().currency;
  const [bankCardId, setBankCardId] = useState(cards[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const bounds = withdrawBounds(config, balance, scale);
  const issue = amountIssue(typed, bounds);
  const amount = parseAmount(typed, scale);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = issue !== undefined ? 'amount' : password === '' ? 'paymentPassword' : undefined;
    if (wrong !== undefined || amount === undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong ?? 'amount'}]`)?.focus();
    } else if (!pending) {
      onSubmit({ amount, bankCardId, paymentPassword: password });
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {config.turnoverOpen > 0 && <StakesOpen amount={config.turnoverOpen} />}
      <Card look="raised" className={styles.fields}>
        <Field label={<FormattedMessage {...withdrawMessages.card} />} required>
          <Select
            options={cards.map(({ id, bankName, maskedNumber }) => ({
              value: id,
              label: `${bankName} ${maskedNumber}`,
            }))}
            value={bankCardId}
            onChange={(event) => setBankCardId(event.target.value)}
          />
        </Field>
        <AmountField
          value={typed}
          onChange={setTyped}
          bounds={bounds}
          issue={checked ? issue : undefined}
          onAll={() => setTyped(String(withdrawAll(config, balance ?? 0, scale)))}
        />
        <PaymentPasswordField
          value={password}
          onChange={setPassword}
          missing={checked && password === ''}
          refusal={refusal}
        />
        <WithdrawFigures config={config} amount={issue === undefined ? amount : undefined} />
        <Button type="submit" size="l" block loading={pending}>
          <FormattedMessage {...withdrawMessages.submit} />
        </Button>
      </Card>
    </form>
  );
}

function StakesOpen({ amount }: { readonly amount: number }) {
  const money = useMoney();
  return (
    <p className={styles.warning}>
      <Icon name="alert" />
      <FormattedMessage {...turnoverMessage} values={{ amount: money(amount) }} />
    </p>
  );
}
