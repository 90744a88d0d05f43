import { FormattedMessage, useIntl } from 'react-intl';
import { toColumns } from '../logic/columns';
import { DigitColumn } from './DigitColumn';
import styles from './JackpotView.module.css';

interface JackpotViewProps {
  /** Whole major units; `undefined` while it is not known, shown as zeros of the same width. */
  readonly amount: number | undefined;
  /** Currency symbol of the merchant, e.g. `₱`. */
  readonly symbol: string;
  /** Opens the entries of one that can be won; without it a caption says that it is illustrative. */
  readonly onOpen: (() => void) | undefined;
}

/** As many digits as every amount of the simulation has. */
const placeholder = '000,000,000';

/** The jackpot with its rolling columns of digits (JACK-01). */
export function JackpotView({ amount, symbol, onOpen }: JackpotViewProps) {
  const intl = useIntl();
  const known = amount !== undefined;
  const formatted = known
    ? intl.formatNumber(amount, { maximumFractionDigits: 0, useGrouping: true })
    : placeholder;
  const label = known
    ? intl.formatMessage({ id: 'jackpot.label' }, { amount: `${symbol} ${formatted}` })
    : intl.formatMessage({ id: 'jackpot.loading' });
  const columns = toColumns(formatted);
  return (
    <section className={styles.jackpot} data-ready={known} data-line="jackpot">
      <h2 className={styles.title}>
        <FormattedMessage id="jackpot.title" />
      </h2>
      {/* Columns roll; an amount of another length is a new counter, of which no part has moved. */}
      <div key={columns.length} className={styles.counter} dir="ltr" role="img" aria-label={label}>
        <span className={styles.symbol}>{symbol}</span>
        {columns.map((column) =>
          column.kind === 'digit' ? (
            <DigitColumn key={column.key} digit={column.digit} />
          ) : (
            <span key={column.key} className={styles.sign}>
              {column.text}
            </span>
          ),
        )}
      </div>
      {onOpen === undefined ? (
        <p className={styles.caption}>
          <FormattedMessage id="jackpot.illustrative" />
        </p>
      ) : (
        <button type="button" className={styles.caption} onClick={onOpen}>
          <FormattedMessage id="jackpot.live" />
        </button>
      )}
    </section>
  );
}
