import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@playhouse/gateway';
import { deployMerchants } from '@playhouse/merchants/deploy/deployMerchants';
import { packagesOf } from '@playhouse/merchants/deploy/packages';
import { workspacePlaces } from '@playhouse/merchants/places';
import { startPreview } from '@playhouse/merchants/preview';
import { paths } from '@playhouse/navigation';
import { chromium } from 'playwright';
import { findChromium } from '../../chromium';
import { freePort } from '../../free-port';
import { startChecks } from '../checks';
import { findNginx } from './findNginx';
import { startNginx } from './startNginx';

/** Headers that a browser acts upon, and that both servers must give alike. */
const meant = ['content-type', 'cache-control', 'content-security-policy', 'referrer-policy'];

const nginx = findNginx();
if (nginx === undefined) throw new Error('There is no nginx.');

const code = 'amihanda';
const checks = startChecks('nginx');
const folder = mkdtempSync(join(tmpdir(), 'playhouse-nginx-'));
const out = join(folder, 'served');
const places = workspacePlaces();
const gateway = await startGateway({ port: 0, dataDir: ':memory:' });
const preview = await startPreview({ code, port: 0, gatewayUrl: gateway.url });
await deployMerchants(
  {
    ...{ codes: [code], isWhole: false, out, gateway: gateway.url, keep: 2 },
    ...{ allowDevelopmentKey: true, packages: packagesOf(places.root) },
  },
  places,
);
const script = readdirSync(join(out, 'assets')).find((name) => name.endsWith('.js'));
const server = await startNginx({ nginx, out, port: await freePort(4890) });

/** What an address answers, as far as both servers must agree. */
async function answer(origin: string, address: string, coding: string) {
  const headers = { 'accept-encoding': coding, accept: 'text/html,*/*' };
  const response = await fetch(origin + address, { headers, redirect: 'manual' });
  const body = createHash('sha256')
    .update(await response.text())
    .digest('hex');
  // The pages say themselves in which encoding they are.
  const told = meant.map((name) => [name, response.headers.get(name)?.replace(/; charset.*/, '')]);
  // Each server has its own words for what it does not have.
  return response.ok
    ? { status: response.status, ...Object.fromEntries(told), body }
    : { status: response.status };
}

const addresses = [
  '/',
  '/m',
  '/m/',
  '/m/index.html',
  '/M/Home',
  '/m/home/',
  '/register.html',
  '/m/register.html',
  paths.login.href(),
  paths.gameList.href({ gameType: 'RNG' }),
  paths.help.href(),
  '/m/nowhere',
  '/sw.js',
  '/manifest.webmanifest',
  '/webclip.mobileconfig',
  `/assets/${script ?? ''}`,
  '/assets/missing.js',
  '/headers.json',
  '/login.html',
  '/m/help.html',
  '/m/foo.bar',
  '/a.b/c',
];

try {
  for (const address of addresses) {
    for (const coding of ['identity', 'gzip', 'br']) {
      await checks.check(`${address} answers as in the preview (${coding})`, async () => {
        const [one, other] = [preview.url, server.url];
        assert.deepEqual(await answer(other, address, coding), await answer(one, address, coding));
      });
    }
  }
  await checks.check('who comes for a page that cannot be gets the application', async () => {
    for (const address of ['/m/foo.bar', '/m/%zz']) {
      const response = await fetch(server.url + address, { headers: { accept: 'text/html' } });
      assert.equal(response.ok, false);
      assert.match(await response.text(), /id="root"/);
    }
  });
  await checks.check('the platform answers behind it, and its outbox does not', async () => {
    const status = await fetch(`${server.url}/wps/system/status`, {
      headers: { Merchant: code },
    });
    assert.equal(((await status.json()) as { success: boolean }).success, true);
    const outbox = await fetch(`${server.url}/outbox.json`);
    assert.notEqual(outbox.headers.get('content-type')?.includes('json'), true);
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  for (const address of [paths.home.href(), paths.gameList.href({ gameType: 'RNG' })]) {
    await checks.check(`${address} shows its games in a browser, without an error`, async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(server.url + address);
      await page.locator('main a[aria-label] img').first().waitFor({ timeout: 10_000 });
      await page.close();
      assert.deepEqual(errors, []);
    });
  }
  await browser.close();
} finally {
  await server.close();
  await preview.close();
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
}
checks.finish();
