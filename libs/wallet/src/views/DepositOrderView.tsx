import type { MessageId } from '@playhouse/i18n';
import { useMoney } from '@playhouse/i18n';
import { webLink } from '@playhouse/navigation';
import { formatClock, secondsUntil, useServerNow } from '@playhouse/platform';
import type { Refusal } from '@playhouse/platform';
import { Badge, Card, Reference } from '@playhouse/ui-kit';
import type { walletCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { statusNames, statusTones } from '../reports/funds';
import { ConfirmPayment } from './ConfirmPayment';
import { DepositLinks } from './DepositLinks';
import { DepositSteps } from './DepositSteps';
import { Figures } from './Figures';
import { OrderInstructions } from './OrderInstructions';
import { PaymentPage } from './PaymentPage';
import cashier from './CashierForm.module.css';
import styles from './DepositOrderView.module.css';

/** The meaning of each state of a deposit for the player. */
const stateTexts: Readonly<Record<Order['status'], MessageId>> = {
  pending: 'wallet.deposit.state.pending',
  processing: 'wallet.deposit.state.processing',
  success: 'wallet.deposit.state.success',
  failed: 'wallet.deposit.state.failed',
  expired: 'wallet.deposit.state.expired',
};

type Order = walletCalls.DepositOrder;

export interface DepositOrderViewProps {
  readonly order: Order;
  /** `detailed` is the new deposit detail with steps and a clock (dep_func 1, MINE-10). */
  readonly detailed: boolean;
  readonly confirming: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onPaid: (reference: string | undefined) => void;
  readonly onCopy: (text: string) => void;
}

/** One deposit: how to pay it, or what became of it. */
export function DepositOrderView(props: DepositOrderViewProps) {
  const { order, detailed } = props;
  return (
    <>
      <Card look="raised" className={cashier.fields}>
        {detailed && <DepositSteps status={order.status} />}
        <Headline order={order} detailed={detailed} />
        <OrderFigures order={order} />
        {!isNamedByInstructions(order) && <Reference reference={order.orderId} whole />}
        {order.status === 'pending' && <Payment {...props} />}
      </Card>
      <DepositLinks status={order.status} />
    </>
  );
}

/** Whether it is told along with how to pay, as to a bank. */
const isNamedByInstructions = ({ status, orderId, instructions }: Order) =>
  status === 'pending' && instructions.some(({ value }) => value === orderId);

/** All ways to pay an order that waits for it. */
function Payment({ order, confirming, refusal, onPaid, onCopy }: DepositOrderViewProps) {
  const { payUrl, qr, instructions } = order;
  const link = webLink(payUrl);
  // There has to be something to pay by.
  const hasPage = Boolean(payUrl) || (!qr && instructions.length === 0);
  return (
    <>
      <OrderInstructions order={order} onCopy={onCopy} />
      {hasPage && <PaymentPage link={link} />}
      <ConfirmPayment
        hasPage={link !== undefined}
        pending={confirming}
        refusal={refusal}
        onPaid={onPaid}
      />
    </>
  );
}

/** Labels of the large amount: still to be paid, or arrived. */
const amountLabels = {
  pending: 'wallet.deposit.amount',
  success: 'wallet.deposit.arrived',
} as const;

function Headline({ order, detailed }: Pick<DepositOrderViewProps, 'order' | 'detailed'>) {
  const money = useMoney();
  const { status, amount, fee } = order;
  const isOpenOrDone = status === 'pending' || status === 'success';
  return (
    <div className={styles.headline}>
      <span className={styles.label}>
        <FormattedMessage id={isOpenOrDone ? amountLabels[status] : 'wallet.figure.amount'} />
      </span>
      <strong className={styles.amount} translate="no">
        {money(status === 'success' ? amount - fee : amount)}
      </strong>
      <span className={styles.label}>{order.methodName}</span>
      <Badge tone={statusTones[status]}>
        <FormattedMessage id={statusNames[status]} />
      </Badge>
      <p className={styles.state} role="status">
        <FormattedMessage id={stateTexts[status]} />
      </p>
      {detailed && status === 'pending' && <Clock end={order.expireTime ?? undefined} />}
    </div>
  );
}

type Line = readonly [MessageId, number];

/** Why what comes into the balance is less than what is paid. */
function listFee({ status, amount, fee }: Order): readonly Line[] {
  if (fee === 0) return [];
  const isDone = status === 'success';
  return [
    ...(isDone ? [['wallet.deposit.paidAmount', amount] as const] : []),
    ['wallet.figure.fee', fee],
    ...(isDone ? [] : [['wallet.deposit.credited', amount - fee] as const]),
  ];
}

/** The order that another amount came for, and the bonus that came with it. */
const listArrival = ({ ordered, bonus }: Order): readonly Line[] => [
  ...(ordered == null ? [] : [['wallet.deposit.ordered', ordered] as const]),
  ...(bonus == null
    ? []
    : [
        ['wallet.offer.bonus', bonus.amount] as const,
        ['wallet.offer.toStake', bonus.turnover] as const,
      ]),
];

function OrderFigures({ order }: { readonly order: Order }) {
  const money = useMoney();
  if (order.status === 'failed' || order.status === 'expired') return false;
  const lines = [...listArrival(order), ...listFee(order)];
  if (lines.length === 0) return false;
  return <Figures figures={lines.map(([id, amount]) => [id, money(amount)] as const)} />;
}

function Clock({ end }: { readonly end: number | undefined }) {
  const now = useServerNow();
  if (end === undefined) return false;
  return (
    <p className={styles.clock} role="timer">
      <FormattedMessage
        id="wallet.deposit.timeLeft"
        values={{ time: formatClock(secondsUntil(end, now)) }}
      />
    </p>
  );
}
