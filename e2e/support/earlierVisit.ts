import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createWpsClient } from '@playhouse/wps';
import type { EncryptionKey } from '@playhouse/wps';
import type { MerchantCode } from './ports';

interface Encrypting {
  readonly encryption: EncryptionKey;
  readonly modules?: Readonly<Record<string, string>>;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Opens a session at a platform. @returns what the site keeps of it under MC_SESSION_INFO (SESS-01) */
async function sessionAt(gatewayUrl: string, merchant: MerchantCode, credentials: Credentials) {
  const config = JSON.parse(
    readFileSync(`merchants/${merchant}/whitelabel.json`, 'utf8'),
  ) as Encrypting;
  const wps = createWpsClient({
    origin: gatewayUrl,
    merchant: () => merchant,
    modules: () => config.modules ?? {},
    encryptionKey: () => config.encryption,
    token: () => undefined,
    fetch,
    now: Date.now,
  });
  const body = { type: 'username', ...credentials } as const;
  const opened = await wps.call('session.login', { body });
  const { token, userName, customerType: type, firstTimeLogin } = opened;
  return { token, merchantCode: merchant, userName, type, firstTimeLogin };
}

/** Changes what a browser keeps of the site while no page of it is open: one that is would react at once. */
async function betweenVisits(page: Page, change: (kept: string) => void, kept = ''): Promise<void> {
  const bare = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route('**/nothing', (route) => route.fulfill(bare));
  await page.goto('/nothing');
  await page.evaluate(change, kept);
  // While anything stands between a page and its addresses, the browser takes no file from its cache.
  await page.unroute('**/nothing');
}

/** As where a session ended while no page of the site was open. */
export const forgetSession = (page: Page): Promise<void> =>
  betweenVisits(page, () => localStorage.removeItem('MC_SESSION_INFO'));

/** As where a member logged in on an earlier visit. */
export async function keepSession(
  page: Page,
  ...whose: Parameters<typeof sessionAt>
): Promise<void> {
  const session = await sessionAt(...whose);
  await betweenVisits(
    page,
    (record) => localStorage.setItem('MC_SESSION_INFO', record),
    JSON.stringify(session),
  );
}
