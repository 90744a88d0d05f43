import type { Context, Hono } from 'hono';
import { developmentNotice } from '../../../call/developmentNotice';
import { isReviewed } from '../../../model/promotions/applications';
import type { ApplicationKey } from '../../../model/promotions/review';
import { decide, openApplications, findPicture, takeUp } from '../../../model/promotions/review';
import type { Services } from '../../../model/platform/services';
import { findOrder, openOrders, settleOrder } from '../../../model/wallet/settleOrder';
import { Failure } from '../../../base/failure';
import { creditWord, findOpenWords, refuseWord } from '../../../model/wallet/providerWords';
import { activityContents } from '../../../content/activities';
import { applicationTable } from './applicationTable';
import { orderTable } from './orderTable';
import { wordTable } from './wordTable';
import { deskPage } from './deskPage';

const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";
const mostLines = 200;

async function show(services: Services, hono: Context): Promise<Response> {
  const [orders, words, applications] = await Promise.all([
    openOrders(services, mostLines),
    findOpenWords(services, mostLines),
    openApplications(services, mostLines),
  ]);
  hono.header('Content-Security-Policy', policy);
  return hono.html(
    deskPage({
      notice: developmentNotice(hono),
      orders: orderTable(services, orders),
      words: wordTable(words),
      applications: applicationTable(applications),
    }),
  );
}

/** Reads a form of the desk: a reason goes with a refusal, and only with one. */
async function wordOf(hono: Context) {
  const { decision, reason } = await hono.req.parseBody();
  const why = typeof reason === 'string' ? reason.trim().slice(0, 200) : '';
  if (decision === 'approve' || decision === 'take') return decision;
  return decision === 'refuse' && why !== '' ? { reason: why } : undefined;
}

const refused = (hono: Context) => hono.text('Refusing needs a reason.', 400);
const back = (hono: Context) => hono.redirect('/desk', 303);

function keyOf(hono: Context): ApplicationKey | undefined {
  const memberId = Number(hono.req.param('member'));
  const activity = activityContents.find(({ id }) => id === hono.req.param('activity'));
  if (!Number.isSafeInteger(memberId) || activity === undefined || !isReviewed(activity))
    return undefined;
  return { memberId, activityId: activity.id };
}

function registerApplications(app: Hono, services: Services): void {
  app.get('/desk/applications/:member/:activity/:position{\\d}', async (hono) => {
    const key = keyOf(hono);
    const picture = key && (await findPicture(services, key, Number(hono.req.param('position'))));
    if (picture === undefined) return hono.notFound();
    hono.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return hono.body(new Uint8Array(picture.data), 200, { 'Content-Type': picture.type });
  });
  app.post('/desk/applications/:member/:activity', async (hono) => {
    const key = keyOf(hono);
    if (key === undefined) return hono.notFound();
    const word = await wordOf(hono);
    if (word === undefined) return refused(hono);
    await (word === 'take' ? takeUp(services, key) : decide(services, key, word));
    return back(hono);
  });
}

function registerWords(app: Hono, services: Services): void {
  app.post('/desk/words/:id{\\d+}', async (hono) => {
    const { decision, reason, order, amount } = await hono.req.parseBody();
    const id = Number(hono.req.param('id'));
    try {
      if (decision === 'credit')
        await creditWord(services, id, { orderId: `${order}`, amount: Number(amount) });
      else await refuseWord(services, id, typeof reason === 'string' ? reason : '');
    } catch (error) {
      if (error instanceof Failure) return hono.text(`Not done: ${error.code}.`, 400);
      throw error;
    }
    return back(hono);
  });
}

/** The operator's desk of the development platform; in production providers' callbacks do its work on orders. */
export function registerDesk(app: Hono, services: Services): void {
  if (services.production) return;
  app.get('/desk', (hono) => show(services, hono));
  registerApplications(app, services);
  registerWords(app, services);
  app.post('/desk/:id', async (hono) => {
    const found = await findOrder(services, hono.req.param('id'));
    if (found === undefined) return hono.notFound();
    const word = await wordOf(hono);
    if (word === undefined || word === 'take') return refused(hono);
    const reason = word === 'approve' ? undefined : word.reason;
    await settleOrder(services, found, { paid: word === 'approve', reason });
    return back(hono);
  });
}
