import { useMoney } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { Button, buttonClass, EmptyState } from '@playhouse/ui-kit';
import type { AnswerOf, walletCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { sentMessage, withdrawMessages } from '../messages/withdrawMessages';
import styles from './CashierForm.module.css';

export interface WithdrawSentProps {
  readonly order: AnswerOf<typeof walletCalls.createWithdraw>;
  readonly onAnother: () => void;
}

/** A withdrawal was asked for. */
export function WithdrawSent({ order, onAnother }: WithdrawSentProps) {
  const money = useMoney();
  return (
    <EmptyState
      icon="check-circle"
      title={<FormattedMessage {...withdrawMessages.sent} />}
      text={
        <FormattedMessage
          {...sentMessage}
          values={{ amount: money(order.amount), order: order.orderId }}
        />
      }
      action={
        <div className={styles.actions}>
          <Link className={buttonClass()} to={paths.withdrawReport.href()}>
            <FormattedMessage {...withdrawMessages.report} />
          </Link>
          <Button variant="ghost" onClick={onAnother}>
            <FormattedMessage {...withdrawMessages.another} />
          </Button>
        </div>
      }
    />
  );
}
