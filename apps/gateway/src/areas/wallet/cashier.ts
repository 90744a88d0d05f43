import type { Context, Hono } from 'hono';
import { developmentNotice } from '../../call/developmentNotice';
import { readClock } from '../../db/clock';
import { toMajor } from '../../ledger/money';
import type { Services } from '../../model/platform/services';
import { getOrderStatus } from '../../model/wallet/orders';
import { getMethodName } from '../../model/wallet/paymentWays';
import { findOrder, settleOrder } from '../../model/wallet/settleOrder';
import { cashierPage } from './cashierPage';

const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";

async function orderOf(services: Services, id: string) {
  const found = await findOrder(services, id);
  return found?.order.kind === 'deposit' ? found : undefined;
}

async function show(services: Services, hono: Context, id: string): Promise<Response> {
  const found = await orderOf(services, id);
  if (found === undefined) return hono.notFound();
  const { order, scope } = found;
  const { symbol, scale } = scope.config.currency;
  hono.header('Content-Security-Policy', policy);
  return hono.html(
    cashierPage({
      id,
      merchant: scope.config.name,
      amount: `${symbol}${toMajor(order.amount, scope).toFixed(scale)}`,
      method: getMethodName(order.method, 'EN'),
      status: getOrderStatus(order, await readClock(services.db, services)),
      back: `/m/voucherCenter?orderId=${encodeURIComponent(id)}`,
      notice: developmentNotice(hono),
    }),
  );
}

/** Payment pages of the development cashier; there are none in production. */
export function registerPay(app: Hono, services: Services): void {
  if (services.production) return;
  app.get('/pay/:id', (hono) => show(services, hono, hono.req.param('id')));
  app.post('/pay/:id', async (hono) => {
    const id = hono.req.param('id');
    const found = await orderOf(services, id);
    if (found === undefined) return hono.notFound();
    const { decision } = await hono.req.parseBody();
    const now = await readClock(services.db, services);
    const open = getOrderStatus(found.order, now) !== 'expired';
    if (open && (decision === 'approve' || decision === 'refuse')) {
      await settleOrder(services, found, { paid: decision === 'approve' });
    }
    return show(services, hono, id);
  });
}
