import { useNumberStyle } from '@playhouse/i18n';
import type { Refusal } from '@playhouse/platform';
import { Button, Card, Field, Form, Select } from '@playhouse/ui-kit';
import { readDecimal } from '@playhouse/wps';
import type { securityCalls } from '@playhouse/wps';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { amountIssue } from '../logic/amount';
import { findWay } from '../logic/payout';
import type { PayoutWay } from '../logic/payout';
import { withdrawAll, withdrawBounds } from '../logic/withdrawLimits';
import type { WithdrawConfig } from '../logic/withdrawLimits';
import { AmountField } from './AmountField';
import styles from './CashierForm.module.css';
import { WithdrawFigures } from './WithdrawFigures';

/** A withdrawal before it is confirmed. */
export interface WithdrawChoice {
  readonly amount: number;
  readonly account: securityCalls.BankCard;
}

export interface WithdrawFormProps {
  readonly config: WithdrawConfig;
  /** At least one. */
  readonly accounts: readonly securityCalls.BankCard[];
  readonly ways: readonly PayoutWay[];
  /** Major units; `undefined` while it loads. */
  readonly balance: number | undefined;
  /** Typed on an earlier visit. */
  readonly typed?: { readonly amount?: string; readonly bankCardId?: string } | undefined;
  /** Leads into the amount, after a step before it. @default false */
  readonly focused?: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onType?: (values: { amount: string; bankCardId: string }) => void;
  readonly onChoose: (choice: WithdrawChoice) => void;
}

/** Account and amount, with fee, net and time told (ROUTE-11). */
export function WithdrawForm(props: WithdrawFormProps) {
  const { config, accounts, ways, balance, typed, focused = false, refusal } = props;
  const { onType, onChoose } = props;
  const style = useNumberStyle();
  const first = accounts.find(({ id }) => id === typed?.bankCardId) ?? accounts[0];
  const form = useForm({
    defaultValues: { bankCardId: first?.id ?? '', amount: typed?.amount ?? '' },
    mode: 'onTouched',
  });
  const [amountTyped, bankCardId] = useWatch({
    control: form.control,
    name: ['amount', 'bankCardId'],
  });
  useEffect(() => {
    onType?.({ amount: amountTyped, bankCardId });
  }, [onType, amountTyped, bankCardId]);
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus('amount');
  }, [focused, setFocus]);
  const account = accounts.find(({ id }) => id === bankCardId) ?? first;
  const way = findWay(ways, account, config);
  const bounds = withdrawBounds(way, config.remainingToday, balance, style);
  const send = form.handleSubmit((values) => {
    const amount = readDecimal(values.amount, style);
    if (amount !== undefined && account !== undefined) onChoose({ amount, account });
  });
  const valid = amountIssue(amountTyped, bounds) === undefined;
  return (
    <FormProvider {...form}>
      <Form className={styles.form} onSubmit={send} refusal={refusal}>
        <Card look="raised" className={styles.fields}>
          <Field label={<FormattedMessage id="wallet.withdraw.card" />} required>
            <Select
              options={accounts.map(({ id, bankName, maskedNumber }) => ({
                value: id,
                // A narrow phone cuts the end off, and the digits tell two cards of a bank apart.
                label: `${maskedNumber} ${bankName}`,
              }))}
              {...form.register('bankCardId')}
            />
          </Field>
          <AmountField bounds={bounds} all={withdrawAll(bounds)} />
          <WithdrawFigures
            config={config}
            way={way}
            amount={valid ? readDecimal(amountTyped, style) : undefined}
          />
          <Button type="submit" size="l" block>
            <FormattedMessage id="wallet.withdraw.continue" />
          </Button>
        </Card>
      </Form>
    </FormProvider>
  );
}
