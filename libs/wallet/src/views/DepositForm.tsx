import { useMoney, useNumberStyle } from '@playhouse/i18n';
import { useDuration } from '@playhouse/platform';
import type { Refusal } from '@playhouse/platform';
import { Button, Card, Field, Form, TextInput } from '@playhouse/ui-kit';
import { readDecimal } from '@playhouse/wps';
import type { promotionCalls, walletCalls } from '@playhouse/wps';
import { FormProvider, useController, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { amountIssue, getFee } from '../logic/amount';
import type { AmountBounds } from '../logic/amount';
import { leastFor } from '../logic/offer';
import { orderFields } from '../logic/orderFields';
import { AmountField } from './AmountField';
import { Figures } from './Figures';
import { MethodPicker } from './MethodPicker';
import { OfferTerms } from './OfferTerms';
import styles from './CashierForm.module.css';

export interface NewDeposit {
  readonly methodId: string;
  readonly amount: number;
  readonly payerName?: string;
}

export interface DepositFormProps {
  /** At least one. */
  readonly methods: readonly walletCalls.DepositMethod[];
  /** Joined promotions that come with this deposit. */
  readonly offers?: readonly promotionCalls.DepositOffer[];
  /** The promotion that led here: its least is filled in. */
  readonly offerId?: string | undefined;
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (deposit: NewDeposit) => void;
}

/** Way to pay, amount, and for bank transfers the name of the payer (ROUTE-11). */
export function DepositForm(props: DepositFormProps) {
  const { methods, offers = [], offerId, pending, refusal, onSubmit } = props;
  const style = useNumberStyle();
  const money = useMoney();
  const duration = useDuration();
  const form = useForm({
    defaultValues: {
      methodId: methods[0]?.id ?? '',
      amount: leastOf(offers, offerId, methods[0]),
      payerName: '',
    },
    mode: 'onTouched',
  });
  const { control } = form;
  const { field: chosen } = useController({ control, name: 'methodId' });
  const typed = useWatch({ control, name: 'amount' });
  const method = methods.find((one) => one.id === chosen.value) ?? methods[0];
  if (!method) return false;

  const bounds = { minimum: method.minAmount, maximum: method.maxAmount, ...style };
  const amount = validAmount(typed, bounds);
  const fee = amount === undefined ? 0 : getFee(amount, method.feeRate, style.scale);
  const send = form.handleSubmit((values) => {
    const name = values.payerName.trim();
    if (amount === undefined || pending) return;
    onSubmit({ methodId: method.id, amount, ...(name === '' ? {} : { payerName: name }) });
  });
  return (
    <FormProvider {...form}>
      <Form className={styles.sideBySide} onSubmit={send} refusal={refusal}>
        {offers.length > 0 && (
          <div className={styles.whole}>
            {offers.map((offer) => (
              <OfferTerms
                key={offer.id}
                offer={offer}
                amount={amount}
                arriving={amount === undefined ? undefined : amount - fee}
              />
            ))}
          </div>
        )}
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
                ...(method.minutes == null
                  ? []
                  : [['wallet.figure.duration', duration(method.minutes)] as const]),
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
  return amountIssue(typed, bounds) === undefined ? readDecimal(typed, bounds) : undefined;
}

/** The amount to begin with, as it is typed: the least of the promotion that led here. */
function leastOf(
  offers: readonly promotionCalls.DepositOffer[],
  offerId: string | undefined,
  method: walletCalls.DepositMethod | undefined,
): string {
  const offer = offers.find(({ id }) => id === offerId);
  return offer && method ? String(leastFor(offer.terms, method)) : '';
}
