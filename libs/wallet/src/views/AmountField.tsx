import { useMoney } from '@playhouse/i18n';
import { Chip, Field, TextInput } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useController } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { amountIssue } from '../logic/amount';
import type { AmountBounds } from '../logic/amount';
import { useAmountText } from '../useAmountText';
import styles from './AmountField.module.css';

export interface AmountFieldProps {
  readonly bounds: AmountBounds;
  /** Amounts to choose from, in major units. */
  readonly quick?: readonly number[];
  /** The largest possible amount, in major units, to be filled in at once. */
  readonly all?: number;
}

/** `amount` of the form around it: a box in the merchant's currency, with amounts to choose from. */
export function AmountField(props: AmountFieldProps) {
  const { bounds, quick = [], all } = props;
  const { field, fieldState, formState } = useController<{ amount: string }, 'amount'>({
    name: 'amount',
    rules: { validate: (typed) => amountIssue(typed, bounds) ?? true },
  });
  const { value, onChange } = field;
  const { formatMessage } = useIntl();
  const { currency } = useMerchant();
  const money = useMoney();
  // Bounds change with the way to pay and with the balance, so what is wrong is worked out anew each time.
  const told = formState.isSubmitted || (fieldState.isTouched && value !== '');
  const issueText = useAmountText()(told ? amountIssue(value, bounds) : undefined, bounds);
  const { minimum, maximum } = bounds;
  const range =
    minimum !== undefined && maximum !== undefined
      ? formatMessage(
          { id: 'wallet.amount.range' },
          { minimum: money(minimum), maximum: money(maximum) },
        )
      : undefined;
  return (
    <div className={styles.amount}>
      <Field
        label={<FormattedMessage id="wallet.figure.amount" />}
        name="amount"
        required
        error={issueText}
        hint={range}
      >
        <TextInput
          {...field}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          start={<span className={styles.symbol}>{currency.symbol}</span>}
        />
      </Field>
      {(quick.length > 0 || all !== undefined) && (
        <div
          role="group"
          aria-label={formatMessage({ id: 'wallet.amount.quick' })}
          className={styles.quick}
        >
          {quick.map((amount) => (
            <Chip
              key={amount}
              selected={value === String(amount)}
              onClick={() => onChange(String(amount))}
            >
              {money(amount, Number.isInteger(amount) ? { decimals: 0 } : {})}
            </Chip>
          ))}
          {all !== undefined && (
            <Chip onClick={() => onChange(String(all))}>
              <FormattedMessage id="wallet.amount.all" />
            </Chip>
          )}
        </div>
      )}
    </div>
  );
}
