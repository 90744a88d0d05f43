import { useMoney } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { clockOf, secondsUntil, useServerNow } from '@playhouse/platform';
import { Badge, buttonClass, Card } from '@playhouse/ui-kit';
import type { walletCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { feeMessage } from '../messages/cashierMessages';
import {
  depositMessages,
  depositStateMessages,
  timeLeftMessage,
} from '../messages/depositMessages';
import { statusMessages } from '../messages/statusMessages';
import { statusTones } from '../reports/funds';
import { ConfirmPayment } from './ConfirmPayment';
import { DepositSteps } from './DepositSteps';
import { OrderInstructions } from './OrderInstructions';
import cashier from './CashierForm.module.css';
import styles from './DepositOrderView.module.css';

export interface DepositOrderViewProps {
  readonly order: walletCalls.DepositOrder;
  /** `detailed` is the new deposit detail with steps and a clock (dep_func 1, MINE-10). */
  readonly detailed: boolean;
  readonly confirming: boolean;
  readonly onPaid: (reference: string | undefined) => void;
  readonly onCopy: (text: string) => void;
}

/** One deposit: how to pay it, or what became of it. */
export function DepositOrderView(props: DepositOrderViewProps) {
  const { order, detailed, confirming, onPaid, onCopy } = props;
  const unpaid = order.status === 'pending';
  return (
    <>
      <Card look="raised" className={cashier.fields}>
        {detailed && <DepositSteps status={order.status} />}
        <Headline order={order} detailed={detailed} />
        {unpaid && <OrderInstructions order={order} onCopy={onCopy} />}
        {unpaid && <ConfirmPayment payUrl={order.payUrl} pending={confirming} onPaid={onPaid} />}
      </Card>
      <Onwards />
    </>
  );
}

function Headline({ order, detailed }: Pick<DepositOrderViewProps, 'order' | 'detailed'>) {
  const money = useMoney();
  const { status, fee } = order;
  return (
    <div className={styles.headline}>
      <span className={styles.label}>
        <FormattedMessage {...depositMessages.amount} />
      </span>
      <strong className={styles.amount}>{money(order.amount)}</strong>
      <span className={styles.label}>{order.methodName}</span>
      {fee > 0 && (
        <span className={styles.label}>
          <FormattedMessage {...feeMessage} values={{ fee: money(fee) }} />
        </span>
      )}
      <Badge tone={statusTones[status]}>
        <FormattedMessage {...statusMessages[status]} />
      </Badge>
      <p className={styles.state} role="status">
        <FormattedMessage {...depositStateMessages[status]} />
      </p>
      {detailed && status === 'pending' && <Clock end={order.expireTime ?? undefined} />}
    </div>
  );
}

function Clock({ end }: { readonly end: number | undefined }) {
  const now = useServerNow();
  if (end === undefined) return false;
  return (
    <p className={styles.clock} role="timer">
      <FormattedMessage {...timeLeftMessage} values={{ time: clockOf(secondsUntil(end, now)) }} />
    </p>
  );
}

function Onwards() {
  return (
    <div className={cashier.actions}>
      <Link
        className={buttonClass({ variant: 'secondary', block: true })}
        to={paths.deposit.href()}
      >
        <FormattedMessage {...depositMessages.another} />
      </Link>
      <Link
        className={buttonClass({ variant: 'ghost', block: true })}
        to={paths.depositReport.href()}
      >
        <FormattedMessage {...depositMessages.report} />
      </Link>
    </div>
  );
}
