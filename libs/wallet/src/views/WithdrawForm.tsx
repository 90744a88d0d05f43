import { useMoney } from '@playhouse/i18n';
import type { Refusal } from '@playhouse/platform';
import { Button, Card, Field, Form, Icon, Select } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import type { securityCalls } from '@playhouse/wps';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { amountIssue, parseAmount } from '../logic/amount';
import { withdrawAll, withdrawBounds } from '../logic/withdrawLimits';
import type { WithdrawConfig } from '../logic/withdrawLimits';
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
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (withdrawal: NewWithdrawal) => void;
}

/** Bank card, amount and payment password (ROUTE-11). */
export function WithdrawForm(props: WithdrawFormProps) {
  const { config, cards, balance, pending, refusal, onSubmit } = props;
  const { scale } = useMerchant().currency;
  const form = useForm({
    defaultValues: { bankCardId: cards[0]?.id ?? '', amount: '', paymentPassword: '' },
    mode: 'onTouched',
  });
  const bounds = withdrawBounds(config, balance, scale);
  const typed = useWatch({ control: form.control, name: 'amount' });
  const send = form.handleSubmit(({ bankCardId, amount: wanted, paymentPassword }) => {
    const amount = parseAmount(wanted, scale);
    if (amount !== undefined && !pending) onSubmit({ amount, bankCardId, paymentPassword });
  });
  const valid = amountIssue(typed, bounds) === undefined;
  return (
    <FormProvider {...form}>
      <Form className={styles.form} onSubmit={send} refusal={refusal}>
        {config.turnoverOpen > 0 && <StakesOpen amount={config.turnoverOpen} />}
        <Card look="raised" className={styles.fields}>
          <Field label={<FormattedMessage id="wallet.withdraw.card" />} required>
            <Select
              options={cards.map(({ id, bankName, maskedNumber }) => ({
                value: id,
                // A narrow phone cuts the end off, and the digits tell two cards of a bank apart.
                label: `${maskedNumber} ${bankName}`,
              }))}
              {...form.register('bankCardId')}
            />
          </Field>
          <AmountField bounds={bounds} all={withdrawAll(config, balance ?? 0, scale)} />
          <PaymentPasswordField />
          <WithdrawFigures config={config} amount={valid ? parseAmount(typed, scale) : undefined} />
          <Button type="submit" size="l" block loading={pending}>
            <FormattedMessage id="screens.withdraw" />
          </Button>
        </Card>
      </Form>
    </FormProvider>
  );
}

function StakesOpen({ amount }: { readonly amount: number }) {
  const money = useMoney();
  return (
    <p className={styles.warning}>
      <Icon name="alert" />
      <FormattedMessage id="wallet.withdraw.turnover" values={{ amount: money(amount) }} />
    </p>
  );
}
