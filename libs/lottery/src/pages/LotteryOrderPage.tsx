import { useMove } from '@playhouse/movements';
import { paths } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { balanceOptions } from '@playhouse/session';
import {
  buttonClass,
  confirm,
  EmptyState,
  Page,
  Skeleton,
  StateView,
  toast,
} from '@playhouse/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { OrderStatus } from '../logic/types';
import { orderOptions } from '../queries/lotteryQueries';
import { OrderView } from '../views/orders/OrderView';

/** `/m/lottery/order?orderId=`: one lottery bet in full, with the way to take it back. */
export function LotteryOrderPage() {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const query = useQuery(orderOptions(useWps(), orderId));
  const state = useViewState(query);
  useFreshBalance(query.data?.status);
  const { mutate, isPending, variables } = useMove('lobby.cancelOrder');
  const cancel = async (suborderId: string) => {
    const agreed = await confirm({
      title: formatMessage({ id: 'lottery.orders.cancelAsk' }),
      confirmLabel: formatMessage({ id: 'lottery.orders.cancel' }),
      cancelLabel: formatMessage({ id: 'lottery.orders.keep' }),
      tone: 'danger',
    });
    if (!agreed) return;
    mutate(
      { orderId, suborderId },
      { onSuccess: () => toast.success(formatMessage({ id: 'lottery.orders.cancelled' })) },
    );
  };
  return (
    <Page title={formatMessage({ id: 'screens.lotteryOrder' })}>
      <StateView state={state} skeleton={<Skeleton count={3} />} missing={<NoOrder />}>
        {(order) => (
          <OrderView
            order={order}
            onCancel={(suborderId) => void cancel(suborderId)}
            // Busy until the screen tells the new state, also of one that came too late.
            cancelling={isPending || query.isFetching ? variables?.suborderId : undefined}
          />
        )}
      </StateView>
    </Page>
  );
}

function NoOrder() {
  return (
    <EmptyState
      icon="ticket"
      title={<FormattedMessage id="lottery.orders.missing" />}
      action={
        <Link to={paths.lotteryOrders.href()} className={buttonClass()}>
          <FormattedMessage id="screens.lotteryOrders" />
        </Link>
      }
    />
  );
}

/** A draw that ends an order while it is looked at may have paid: the balance is read again. */
function useFreshBalance(status: OrderStatus | undefined): void {
  const client = useQueryClient();
  const wps = useWps();
  const before = useRef(status);
  useEffect(() => {
    const ended = before.current === 'open' && status !== 'open';
    before.current = status;
    if (ended) void client.invalidateQueries({ queryKey: balanceOptions(wps).queryKey });
  }, [status, client, wps]);
}
