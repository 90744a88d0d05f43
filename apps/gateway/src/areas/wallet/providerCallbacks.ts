import type { Hono } from 'hono';
import type { Services } from '../../model/platform/services';
import { takeEvent } from '../../model/wallet/paymentProvider';
import type { CallbackEnd, PaymentProvider } from '../../model/wallet/paymentProvider';

const statuses = {
  settled: 200,
  ignored: 200,
  unknown: 404,
  differs: 409,
} as const satisfies Record<CallbackEnd, number>;

/** Callbacks of payment providers; those that are not configured have no address. */
export function registerProviders(
  app: Hono,
  services: Services,
  configured: readonly PaymentProvider[],
): void {
  const providers = new Map(configured.map((provider) => [provider.name, provider]));
  app.post('/wps/provider/:name/callback', async (hono, next) => {
    const provider = providers.get(hono.req.param('name'));
    if (provider === undefined) return next();
    const body = await hono.req.text();
    const header = (name: string) => hono.req.header(name);
    const event = provider.read({ header, body, now: services.now() });
    if (event === undefined) return hono.json({ result: 'refused' }, 401);
    const result = await takeEvent(services, event);
    return hono.json({ result }, statuses[result]);
  });
}
