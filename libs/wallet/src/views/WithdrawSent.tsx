import { Amount } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { Button, buttonClass, EmptyState, Reference } from '@playhouse/ui-kit';
import type { CallAnswer, walletCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './CashierForm.module.css';

export interface WithdrawSentProps {
  readonly order: CallAnswer<typeof walletCalls.createWithdraw>;
  readonly onAnother: () => void;
}

/** A withdrawal was asked for. */
export function WithdrawSent({ order, onAnother }: WithdrawSentProps) {
  return (
    <EmptyState
      icon="check-circle"
      title={<FormattedMessage id="wallet.withdraw.sent" />}
      text={
        <FormattedMessage
          id="wallet.withdraw.sent.text"
          values={{ amount: <Amount value={order.amount} /> }}
        />
      }
      action={
        <div className={styles.actions}>
          <Reference reference={order.orderId} whole />
          <Link className={buttonClass()} to={paths.withdrawReport.href()}>
            <FormattedMessage id="wallet.withdraw.report" />
          </Link>
          <Button variant="ghost" onClick={onAnother}>
            <FormattedMessage id="wallet.withdraw.another" />
          </Button>
        </div>
      }
    />
  );
}
