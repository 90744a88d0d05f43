import type { MessageId } from '@playhouse/i18n';
import { useDateTime, useMoney } from '@playhouse/i18n';
import { Button, Card, RecordList } from '@playhouse/ui-kit';
import type { RecordItem } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LotteryOrderDetail } from '../../logic/types';
import { ResultBalls } from '../draws/ResultBalls';
import { OrderBadge } from './OrderBadge';
import styles from './OrderView.module.css';
import { useOutcomeAmount } from './useOutcomeAmount';

type Bet = LotteryOrderDetail['suborders'][number];

export interface OrderViewProps {
  order: LotteryOrderDetail;
  onCancel: (suborderId: string) => void;
  /** The bet that is being taken back. */
  cancelling: string | undefined;
}

/** A lottery order: its draw, money and result, and its bets, which can be taken back before the draw. */
export function OrderView({ order, onCancel, cancelling }: OrderViewProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const shownAmount = useOutcomeAmount();
  const { dateTime } = useDateTime();
  const toRecord = (bet: Bet): RecordItem => ({
    id: bet.suborderId,
    title: <span className={styles.content}>{bet.content}</span>,
    text: bet.playName,
    ...shownAmount(bet),
    badge: <OrderBadge status={bet.status} />,
    actions: bet.cancellable && (
      <Button
        size="s"
        variant="secondary"
        loading={cancelling === bet.suborderId}
        onClick={() => onCancel(bet.suborderId)}
      >
        <FormattedMessage id="lottery.orders.cancel" />
      </Button>
    ),
  });
  return (
    <>
      <Card>
        <h2 className={styles.name}>{order.gameName}</h2>
        {order.numero && (
          <p className={styles.issue}>
            {formatMessage({ id: 'lottery.list.issue' }, { numero: order.numero })}
            {order.drawTime ? ` · ${dateTime(order.drawTime)}` : ''}
          </p>
        )}
        <dl className={styles.facts}>
          <Fact label="lottery.orders.state" value={<OrderBadge status={order.status} />} />
          <Fact label="lottery.orders.stake" value={money(order.betAmount)} />
          {order.winAmount > 0 && (
            <>
              <Fact label="lottery.orders.win" value={money(order.winAmount)} />
              <Fact label="lottery.orders.net" value={shownAmount(order).amount} />
            </>
          )}
          <Fact label="lottery.orders.placed" value={dateTime(order.orderTime)} />
          {order.result && (
            <Fact label="lottery.orders.result" value={<ResultBalls numbers={order.result} />} />
          )}
        </dl>
      </Card>
      <section>
        <h2 className={styles.heading}>
          <FormattedMessage id="lottery.orders.bets" />
        </h2>
        <RecordList
          label={formatMessage({ id: 'lottery.orders.bets' })}
          items={order.suborders.map(toRecord)}
        />
      </section>
    </>
  );
}

function Fact({ label, value }: { label: MessageId; value: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
