import { Amount } from '@playhouse/i18n';
import type { walletCalls } from '@playhouse/wps';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useDuration } from '@playhouse/platform';
import styles from './SecurityForm.module.css';

/** Bounds, fee and time of a way to be paid, before an account of it is added. */
export function PayoutTerms({ method }: { readonly method: walletCalls.PayoutMethod }) {
  const duration = useDuration();
  const { minAmount, maxAmount, feeRate, minutes } = method;
  return (
    <p className={styles.terms}>
      <FormattedMessage
        id="member.security.terms"
        values={{
          least: <Amount value={minAmount} />,
          most: <Amount value={maxAmount} />,
          hasFee: feeRate > 0,
          fee: <FormattedNumber value={feeRate / 100} style="percent" maximumFractionDigits={2} />,
        }}
      />
      {minutes != null && (
        <>
          {' '}
          <FormattedMessage id="member.security.terms.time" values={{ time: duration(minutes) }} />
        </>
      )}
    </p>
  );
}
