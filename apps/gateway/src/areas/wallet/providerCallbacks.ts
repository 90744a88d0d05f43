import type { Hono } from 'hono';
import { readClock } from '../../db/clock';
import type { Services } from '../../model/platform/services';
import { judgeWord, keepWord } from '../../model/wallet/providerWords';
import type { PaymentProvider } from '../../model/wallet/paymentProvider';

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
    const now = await readClock(services.db, services);
    const read = provider.read({ header, body, now });
    if (read === undefined) return hono.json({ result: 'refused' }, 401);
    const word = await keepWord(services, { provider: provider.name, body, ...read });
    return hono.json({ result: await judgeWord(services, word) });
  });
}
