import { useMoney } from '@playhouse/i18n';
import { Chip, Field, TextInput } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AmountBounds, AmountIssue } from '../logic/amount';
import { cashierMessages, rangeMessage } from '../messages/cashierMessages';
import { useAmountText } from '../useAmountText';
import styles from './AmountField.module.css';

export interface AmountFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly bounds: AmountBounds;
  readonly issue: AmountIssue | undefined;
  /** Amounts to choose from, in major units. */
  readonly quick?: readonly number[];
  /** Fills in the largest possible amount. */
  readonly onAll?: () => void;
}

/** A box for an amount in the merchant's currency, with amounts to choose from. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, onBlur, bounds, issue, quick = [], onAll } = props;
  const { formatMessage } = useIntl();
  const { currency } = useMerchant();
  const money = useMoney();
  const issueText = useAmountText()(issue, bounds);
  const { minimum, maximum } = bounds;
  const range =
    minimum !== undefined && maximum !== undefined
      ? formatMessage(rangeMessage, { minimum: money(minimum), maximum: money(maximum) })
      : undefined;
  return (
    <div className={styles.amount}>
      <Field
        label={<FormattedMessage {...cashierMessages.amount} />}
        required
        error={issueText}
        hint={range}
      >
        <TextInput
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          start={<span className={styles.symbol}>{currency.symbol}</span>}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      {(quick.length > 0 || onAll) && (
        <div
          role="group"
          aria-label={formatMessage(cashierMessages.quick)}
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
          {onAll && (
            <Chip onClick={onAll}>
              <FormattedMessage {...cashierMessages.all} />
            </Chip>
          )}
        </div>
      )}
    </div>
  );
}
