import { useViewState, useWps } from '@playhouse/platform';
import { Page } from '@playhouse/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { readOrderStatus } from '../logic/orderStatus';
import { ordersOptions } from '../queries/lotteryQueries';
import { OrdersView } from '../views/orders/OrdersView';

/** `/m/lottery/orders?status=`: the member's lottery bets. */
export function LotteryOrdersPage() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const status = readOrderStatus(params);
  const query = useInfiniteQuery(ordersOptions(useWps(), status));
  return (
    <Page title={formatMessage({ id: 'screens.lotteryOrders' })}>
      <OrdersView
        state={useViewState(query)}
        status={status}
        onStatus={(next) => setParams(next ? { status: next } : {}, { replace: true })}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        loadingMore={query.isFetchingNextPage}
      />
    </Page>
  );
}
