import { errorCodes, promotionCalls } from '@playhouse/wps';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { setDefaultHeaders } from './setDefaultHeaders';
import { routes } from './routes';
import { registerArt } from '../areas/art/routes';
import { registerDesk } from '../areas/wallet/desk/desk';
import { registerOutbox } from '../areas/platform/outbox';
import { registerPay } from '../areas/wallet/cashier';
import { registerPlay } from '../areas/play/routes';
import { registerProviders } from '../areas/wallet/providerCallbacks';
import { Failure } from '../base/failure';
import { getReference, withReference } from '../call/reference';
import { observe } from './observe';
import { refuseForeignForms } from './refuseForeignForms';
import { findPaths, registerRoute } from './registerRoute';
import { refuse, unknownCall } from '../call/respond';
import type { PaymentProvider } from '../model/wallet/paymentProvider';
import type { Services } from '../model/platform/services';

const kibibyte = 1024;

function limited(maxSize: number, services: Services) {
  return bodyLimit({
    maxSize,
    onError: (hono) =>
      refuse(
        hono,
        new Failure(errorCodes.requestInvalid, { status: 413 }),
        getReference(hono),
        services,
      ),
  });
}

async function isReachable(db: Services['db']): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}

/** The whole platform as one handler of requests. */
export function createApp(services: Services, providers: readonly PaymentProvider[]): Hono {
  const app = new Hono();
  const small = limited(64 * kibibyte, services);
  const large = limited(promotionCalls.applicationBytes, services);
  app.use(withReference);
  app.use(observe(services));
  app.use(compress());
  // Pages and pictures set their own policies; the rest is data and needs none of a page's rights. Who keeps https
  // says for how long browsers keep to it.
  app.use(
    secureHeaders({
      crossOriginResourcePolicy: false,
      strictTransportSecurity: false,
      xFrameOptions: false,
    }),
  );
  app.use(setDefaultHeaders);
  const uploads = findPaths(services, promotionCalls.applyActivity);
  app.use((hono, next) => {
    // One that says its length is judged by it, and read once its member is known; any other is read here.
    const isUpload = uploads.has(hono.req.path) && hono.req.header('Content-Length') !== undefined;
    return (isUpload ? large : small)(hono, next);
  });
  for (const base of ['/wps/*', '/lgw/*']) {
    app.use(base, async (hono, next) => {
      // The site compares an answer's moments with it.
      hono.header('Date', new Date(services.now()).toUTCString());
      await next();
    });
  }
  for (const route of routes) registerRoute(app, services, route);
  registerArt(app, services.themes);
  registerPlay(app, services);
  for (const path of ['/pay/*', '/desk/*', '/outbox/*']) app.use(path, refuseForeignForms);
  registerPay(app, services);
  registerDesk(app, services);
  registerProviders(app, services, providers);
  registerOutbox(app, services);
  // Alive is not ready: what balances load asks the second, what restarts processes the first.
  app.get('/health', (hono) => hono.json({ ok: true }));
  app.get('/ready', async (hono) => {
    const ok = !services.stopping() && (await isReachable(services.db));
    return hono.json({ ok }, ok ? 200 : 503);
  });
  app.notFound((hono) => refuse(hono, unknownCall(), getReference(hono), services));
  app.onError((error, hono) => refuse(hono, error, getReference(hono), services));
  return app;
}
