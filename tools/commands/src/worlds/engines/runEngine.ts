import { startGateway } from '@playhouse/gateway';
import { startPreview } from '@playhouse/merchants/serving/startPreview';
import { startChecks } from '../checks';
import type { Checks } from '../checks';
import { goThroughJourneys } from './journeys';
import type { EnginePage } from './page';

/** Merchants whose sites are gone through, and the language in which each starts. */
const sites = { amihanda: 'fil', corvalume: 'pt-BR' } as const;
const password = 'Playhouse-2026';

/** Serves all merchants with a platform of their own and goes through the journeys of each in one engine. */
export async function runEngine(name: string, start: () => Promise<EnginePage>): Promise<void> {
  const checks = startChecks(name);
  const gateway = await startGateway({ port: 0, dataDir: ':memory:' });
  try {
    for (const [code, language] of Object.entries(sites))
      await onSite(
        { code, language, account: `${name}_1`, gatewayUrl: gateway.url, start },
        checks,
      );
  } finally {
    await gateway.close();
  }
  checks.finish();
}

interface Site {
  readonly code: string;
  readonly language: string;
  /** Of a member who is made for it. */
  readonly account: string;
  readonly gatewayUrl: string;
  /** Opens the engine, as somebody who was never on the site. */
  start(): Promise<EnginePage>;
}

async function onSite({ code, language, account, gatewayUrl, start }: Site, checks: Checks) {
  const serve = (port: number) => startPreview({ code, port, gatewayUrl });
  let site = await serve(0);
  const { url } = site;
  await fetch(`${gatewayUrl}/outbox/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ merchant: code, account, mobile: '9170000001', balance: 500 },
      email: `${account}@example.com`,
    }),
  });
  const page = await start();
  try {
    const world = {
      ...{ page, url, language, member: { account, password } },
      goOffline: () => site.close(),
      goOnline: async () => void (site = await serve(Number(new URL(url).port))),
    };
    await goThroughJourneys(world, {
      ...checks,
      check: (title, body) => checks.check(`${code}: ${title}`, body),
    });
  } finally {
    await page.close();
    await site.close();
  }
}
