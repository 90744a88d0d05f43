import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { orders } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import type { Services } from '../../model/services';
import { statusOf } from '../../model/wallet/orders';
import { methodName } from '../../model/wallet/methods';
import { settleDeposit } from '../../model/wallet/settleDeposit';
import { payPage } from './page';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors *";

async function orderOf({ db, scopes }: Services, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const scope = order && scopes.get(order.merchant);
  return order && scope && order.kind === 'deposit' ? { order, scope } : undefined;
}

async function show(services: Services, hono: Context, id: string): Promise<Response> {
  const found = await orderOf(services, id);
  if (found === undefined) return hono.notFound();
  const { order, scope } = found;
  const { symbol, scale } = scope.config.currency;
  hono.header('Content-Security-Policy', policy);
  hono.header('Cache-Control', 'no-store');
  return hono.html(
    payPage({
      id,
      merchant: scope.config.name,
      amount: `${symbol}${toMajor(order.amount, scope).toFixed(scale)}`,
      method: methodName(order.method, 'EN'),
      status: statusOf(order, services.now()),
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
    const open = statusOf(found.order, services.now()) !== 'expired';
    if (open && (decision === 'approve' || decision === 'refuse')) {
      await settleDeposit(services, found.scope, found.order, decision === 'approve');
    }
    return show(services, hono, id);
  });
}
