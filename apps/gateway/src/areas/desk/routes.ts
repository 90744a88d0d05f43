import type { Context, Hono } from 'hono';
import { toMajor } from '../../ledger/money';
import type { Services } from '../../model/services';
import { methodName } from '../../model/wallet/methods';
import { findOrder, openOrders, settleOrder } from '../../model/wallet/settleOrder';
import type { FoundOrder } from '../../model/wallet/settleOrder';
import { deskPage } from './page';
import type { DeskLine } from './page';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const mostLines = 200;

function lineOf({ order, scope }: FoundOrder): DeskLine {
  const { symbol, scale } = scope.config.currency;
  return {
    id: order.id,
    merchant: scope.config.name,
    account: order.memberId,
    direction: order.kind === 'withdraw' ? 'withdraw' : 'deposit',
    amount: `${symbol}${toMajor(order.amount, scope).toFixed(scale)}`,
    method: methodName(order.method, 'EN'),
    status: order.status,
    since: order.createdAt,
  };
}

async function show(services: Services, hono: Context): Promise<Response> {
  hono.header('Content-Security-Policy', policy);
  hono.header('Cache-Control', 'no-store');
  return hono.html(deskPage((await openOrders(services, mostLines)).map(lineOf)));
}

/** The operator's desk of the development platform; in production providers' callbacks do its work. */
export function registerDesk(app: Hono, services: Services): void {
  if (services.production) return;
  app.get('/desk', (hono) => show(services, hono));
  app.post('/desk/:id', async (hono) => {
    const found = await findOrder(services, hono.req.param('id'));
    if (found === undefined) return hono.notFound();
    const { decision, reason } = await hono.req.parseBody();
    const why = typeof reason === 'string' ? reason.trim().slice(0, 200) : '';
    const isWord = decision === 'approve' || (decision === 'refuse' && why !== '');
    if (!isWord) return hono.text('Refusing needs a reason.', 400);
    await settleOrder(services, found, decision === 'approve', why === '' ? undefined : why);
    return hono.redirect('/desk', 303);
  });
}
