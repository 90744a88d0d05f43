import { useDateTime } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import {
  buttonClass,
  ChipRow,
  EmptyState,
  RecordList,
  Skeleton,
  StateView,
} from '@playhouse/ui-kit';
import type { RecordItem, ViewState } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { orderStatuses, orderStatusNames } from '../../logic/orderStatus';
import type { LotteryOrder, OrderStatus } from '../../logic/types';
import { OrderBadge } from './OrderBadge';
import { useOutcomeAmount } from './useOutcomeAmount';

export interface OrdersViewProps {
  state: ViewState<{ items: readonly LotteryOrder[] }>;
  /** undefined is all. */
  status: OrderStatus | undefined;
  onStatus: (status: OrderStatus | undefined) => void;
  /** Left out when there are no more. */
  onMore?: (() => void) | undefined;
  loadingMore: boolean;
}

/** A member's lottery bets, newest first; each leads to all that is known of it. */
export function OrdersView({ state, status, onStatus, onMore, loadingMore }: OrdersViewProps) {
  const { formatMessage } = useIntl();
  const toRecord = useOrderRecord();
  return (
    <>
      <ChipRow
        label={formatMessage({ id: 'lottery.orders.filter' })}
        all={<FormattedMessage id="lottery.orders.all" />}
        options={orderStatuses.map((value) => ({
          value,
          label: <FormattedMessage id={orderStatusNames[value]} />,
        }))}
        chosen={status}
        onChoose={onStatus}
      />
      <StateView state={state} skeleton={<Skeleton count={5} />} empty={<NoOrders />}>
        {({ items }) => (
          <RecordList
            label={formatMessage({ id: 'screens.lotteryOrders' })}
            items={items.map(toRecord)}
            onMore={onMore}
            loadingMore={loadingMore}
          />
        )}
      </StateView>
    </>
  );
}

function useOrderRecord(): (order: LotteryOrder) => RecordItem {
  const { formatMessage } = useIntl();
  const { dateTime } = useDateTime();
  const shownAmount = useOutcomeAmount();
  return ({ orderId, gameName, numero, betAmount, winAmount, status, orderTime }) => ({
    id: orderId,
    title: gameName,
    text: (
      <>
        {numero && <span>{formatMessage({ id: 'lottery.list.issue' }, { numero })} · </span>}
        {dateTime(orderTime)}
      </>
    ),
    ...shownAmount({ betAmount, winAmount, status }),
    badge: <OrderBadge status={status} />,
    actions: (
      <Link
        to={paths.lotteryOrder.href({ orderId })}
        className={buttonClass({ variant: 'secondary', size: 's' })}
      >
        <FormattedMessage id="lottery.orders.open" />
      </Link>
    ),
  });
}

function NoOrders() {
  return (
    <EmptyState
      icon="ticket"
      title={<FormattedMessage id="lottery.orders.empty" />}
      text={<FormattedMessage id="lottery.orders.emptyText" />}
      action={
        <Link to={paths.lottery.href()} className={buttonClass()}>
          <FormattedMessage id="lottery.browse" />
        </Link>
      }
    />
  );
}
