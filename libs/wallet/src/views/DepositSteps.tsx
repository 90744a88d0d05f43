import { cx, Icon } from '@playhouse/ui-kit';
import type { walletCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './DepositSteps.module.css';

const stepNames = {
  pay: 'wallet.deposit.step.pay',
  check: 'wallet.deposit.step.check',
  done: 'wallet.deposit.step.done',
} as const;

type Status = walletCalls.DepositOrder['status'];

/** Which of the three steps a state has reached; a deposit that failed stays where it stopped. */
const reached: Record<Status, number> = {
  pending: 0,
  expired: 0,
  processing: 1,
  failed: 1,
  success: 3,
};

const steps = ['pay', 'check', 'done'] as const;

/** How far a deposit is, in the new deposit detail (MINE-10). */
export function DepositSteps({ status }: { readonly status: Status }) {
  const { formatMessage } = useIntl();
  const stopped = status === 'failed' || status === 'expired';
  return (
    <ol className={styles.steps} aria-label={formatMessage({ id: 'wallet.deposit.steps' })}>
      {steps.map((step, index) => {
        const done = index < reached[status];
        const current = index === reached[status];
        return (
          <li
            key={step}
            className={cx(
              styles.step,
              done && styles.done,
              current && (stopped ? styles.stopped : styles.current),
            )}
            aria-current={current ? 'step' : undefined}
          >
            <span className={styles.dot}>
              {done && <Icon name="check" size="s" />}
              {current && stopped && <Icon name="close" size="s" />}
            </span>
            <FormattedMessage id={stepNames[step]} />
          </li>
        );
      })}
    </ol>
  );
}
