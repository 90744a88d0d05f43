import { startGateway } from '@playhouse/gateway';
import { startPreview } from '@playhouse/merchants/preview';
import { startChecks } from '../checks';
import { goThroughJourneys } from './journeys';
import type { EnginePage } from './page';

const code = 'amihanda';
const password = 'Playhouse-2026';

/** Serves a merchant with a platform of its own and goes through all journeys in one engine. */
export async function runEngine(name: string, start: () => Promise<EnginePage>): Promise<void> {
  const checks = startChecks(name);
  const gateway = await startGateway({ port: 0, dataDir: ':memory:' });
  const serve = (port: number) => startPreview({ code, port, gatewayUrl: gateway.url });
  let site = await serve(0);
  const { url } = site;
  const account = `${name}_1`;
  await fetch(`${gateway.url}/outbox/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ merchant: code, account, mobile: '9170000001', balance: 500 },
      email: `${name}@example.com`,
    }),
  });
  const page = await start();
  try {
    const world = {
      ...{ page, url, member: { account, password } },
      goOffline: () => site.close(),
      goOnline: async () => void (site = await serve(Number(new URL(url).port))),
    };
    await goThroughJourneys(world, checks);
  } finally {
    await page.close();
    await site.close();
    await gateway.close();
  }
  checks.finish();
}
