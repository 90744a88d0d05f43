import { useMoney } from '@playhouse/i18n';
import type { Refusal } from '@playhouse/platform';
import { Button, Card, Field, Form, TextInput } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import type { walletCalls } from '@playhouse/wps';
import { FormProvider, useController, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { amountIssue, getFee, parseAmount } from '../logic/amount';
import type { AmountBounds } from '../logic/amount';
import { orderFields } from '../logic/orderFields';
import { AmountField } from './AmountField';
import { Figures } from './Figures';
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
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (deposit: NewDeposit) => void;
}

/** Way to pay, amount, and for bank transfers the name of the payer (ROUTE-11). */
export function DepositForm({ methods, pending, refusal, onSubmit }: DepositFormProps) {
  const { currency } = useMerchant();
  const money = useMoney();
  const form = useForm({
    defaultValues: { methodId: methods[0]?.id ?? '', amount: '', payerName: '' },
    mode: 'onTouched',
  });
  const { control } = form;
  const { field: chosen } = useController({ control, name: 'methodId' });
  const typed = useWatch({ control, name: 'amount' });
  const method = methods.find((one) => one.id === chosen.value) ?? methods[0];
  if (!method) return false;

  const bounds = { minimum: method.minAmount, maximum: method.maxAmount, scale: currency.scale };
  const amount = validAmount(typed, bounds);
  const fee = amount === undefined ? 0 : getFee(amount, method.feeRate, currency.scale);
  const send = form.handleSubmit((values) => {
    const name = values.payerName.trim();
    if (amount === undefined || pending) return;
    onSubmit({ methodId: method.id, amount, ...(name === '' ? {} : { payerName: name }) });
  });
  return (
    <FormProvider {...form}>
      <Form className={styles.sideBySide} onSubmit={send} refusal={refusal}>
        <MethodPicker methods={methods} chosen={method.id} onChoose={chosen.onChange} />
        <Card look="raised" className={styles.fields}>
          <AmountField bounds={bounds} quick={method.quickAmounts} />
          {method.type === 'bank' && (
            <Field label={<FormattedMessage id="wallet.deposit.payerName" />}>
              <TextInput
                autoComplete="name"
                maxLength={orderFields.payerName.maxLength}
                {...form.register('payerName')}
              />
            </Field>
          )}
          {amount !== undefined && (
            <Figures
              figures={[
                ['wallet.figure.fee', money(fee)],
                ['wallet.deposit.credited', money(amount - fee)],
              ]}
            />
          )}
          <Button type="submit" size="l" block loading={pending}>
            <FormattedMessage id="wallet.deposit.submit" />
          </Button>
        </Card>
      </Form>
    </FormProvider>
  );
}

/** The typed amount in major units, once it can be sent. */
function validAmount(typed: string, bounds: AmountBounds): number | undefined {
  return amountIssue(typed, bounds) === undefined ? parseAmount(typed, bounds.scale) : undefined;
}
