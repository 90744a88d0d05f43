import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@playhouse/merchants/phone/certificate';
import { phoneAddresses } from '@playhouse/merchants/phone/network';
import { startPreview } from '@playhouse/merchants/serving/startPreview';
import { gatewayUrl } from '../support/ports';
import { expect, test as base } from '../support/test';
import { amountIn, play, tiles } from './steps';

/** The site as `preview --phone` serves it: by https, under an address of the network where this machine is in one. */
const test = base.extend<{ phone: string }>({
  phone: async ({ merchant }, use) => {
    const [host = '127.0.0.1'] = phoneAddresses(networkInterfaces());
    const folder = mkdtempSync(join(tmpdir(), 'phone-'));
    const certificate = getCertificate(host, folder);
    const closed = ['/outbox', '/pay'] as const;
    const more = { host, certificate, closed, gatewayUrl };
    const site = await startPreview({ code: merchant, port: 0, ...more });
    await use(site.url);
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ phone }, use) => use(phone),
});

// As a player who was told to trust this machine.
test.use({ ignoreHTTPSErrors: true });

test(
  'a game plays in the site at the address that a phone in the same network sees [LAUNCH-04]',
  { tag: '@world' },
  async ({ page, phone, newMember, returnAs, open }) => {
    await returnAs(await newMember({ balance: 500 }));
    await open('/m/gameList?gameType=FISH');
    const opened = page.waitForResponse('**/play/*');
    await tiles(page).first().click();
    const answer = await opened;
    expect(new URL(answer.url()).origin).toBe(phone);
    const policy = (await answer.headerValue('Content-Security-Policy')) ?? '';
    expect(policy.split('; ')).toContain(`frame-ancestors 'self' ${phone}`);
    const left = await play(page, 500);
    const bar = page.locator('header:not([inert])');
    await expect.poll(async () => amountIn(await bar.textContent())).toBe(left);
  },
);
