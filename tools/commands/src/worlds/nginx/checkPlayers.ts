import assert from 'node:assert/strict';
import { paths } from '@playhouse/navigation';
import { walletCalls } from '@playhouse/wps';
import type { Browser } from 'playwright';
import type { Checks } from '../checks';
import { goThroughJourneys } from '../engines/journeys';
import { largePicture } from './largePicture';
import { platformAt } from './platformAt';
import type { Servers } from './servers';
import { enginePage, newPhone } from './startChromium';

const password = 'Playhouse-2026';

/** Addresses of the platform's own pages: a payment that waits for a word, a game that waits to be opened. */
async function platformPages(https: number, username: string): Promise<string[]> {
  const platform = platformAt(`https://127.0.0.1:${https}`);
  const login = { type: 'username', username, password } as const;
  const { wps } = platform;
  platform.use((await wps.call('session.login', { body: login })).token);
  const [method] = await wps.call('wallet.depositMethods');
  const { id: methodId = '', minAmount: amount = 0 } = method ?? {};
  const order = await platform.move(walletCalls.createDeposit, { methodId, amount });
  const { orderId } = walletCalls.createDeposit.answer.parse(order);
  const game = { vendor: 'LRF', gameId: 'any', nodeId: '100001', showChoice: false };
  const { url } = await wps.call('lobby.launchGame', { query: game });
  return [`/pay/${orderId}`, url];
}

/** Goes through nginx as a player: the journeys of all engines, and an upload. */
export async function checkPlayers(
  checks: Checks,
  servers: Servers,
  browser: Browser,
): Promise<void> {
  const url = `https://amihanda.example:${servers.https}`;
  const member = { account: 'nginx_1', password };
  await servers.makeMember({
    ...{ merchant: 'amihanda', account: member.account, mobile: '9170000001' },
  });
  const page = await enginePage(browser);
  const { stop: goOffline, start: goOnline } = servers;
  await goThroughJourneys({ page, url, language: 'fil', member, goOffline, goOnline }, checks);
  await page.close();

  for (const address of [paths.home.href(), paths.gameList.href({ gameType: 'RNG' })]) {
    await checks.check(`${address} shows its games in a browser, without an error`, async () => {
      const context = await newPhone(browser);
      const shown = await context.newPage();
      const errors: string[] = [];
      shown.on('pageerror', ({ message }) => errors.push(message));
      shown.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await shown.goto(url + address);
      await shown.locator('main a[aria-label] img').first().waitFor({ timeout: 10_000 });
      await context.close();
      assert.deepEqual(errors, []);
    });
  }

  await checks.check('a picture of three megabytes is sent with an application', async () => {
    const context = await newPhone(browser);
    const applicant = await context.newPage();
    await applicant.goto(url + paths.login.href());
    await applicant.locator('input[name="username"]').fill(member.account);
    await applicant.locator('input[name="password"]').fill(password);
    await applicant.locator('form button[type="submit"]').click();
    await applicant.waitForURL(url + paths.home.path);
    await applicant.goto(`${url}/m/activityInfo?id=bigwin`);
    await applicant.locator('main button').last().click();
    const form = applicant.getByRole('dialog');
    await form.getByRole('textbox').fill('Through nginx');
    const picture = { name: 'win.png', mimeType: 'image/png', buffer: largePicture() };
    await form.locator('input[type="file"]').setInputFiles(picture);
    const sent = applicant.waitForResponse(/activities\/apply/);
    await form.locator('button[type="submit"]').click();
    assert.equal((await sent).status(), 200);
    // A refusal may come with 200 as well; with one the form stays.
    await form.waitFor({ state: 'hidden', timeout: 10_000 });
    await context.close();
  });

  await checks.check(
    'no page of the site or of the platform is shown in a frame of another',
    async () => {
      const context = await newPhone(browser);
      const hostile = await context.newPage();
      const addresses = [
        '/',
        '/m/home',
        '/index.html',
        '/app.html',
        '/m/login',
        '/m/nowhere',
        '/a.b',
        '/m/%zz',
        ...(await platformPages(servers.https, member.account)),
        `/play/${'x'.repeat(24)}`,
      ];
      for (const address of addresses) {
        await hostile.goto(`https://corvalume.example:${servers.https}/robots.txt`);
        const refused = hostile.waitForEvent('console', {
          predicate: (message) => /frame-ancestors/.test(message.text()),
          timeout: 5000,
        });
        await hostile.setContent(`<iframe src="${url}${address}"></iframe>`);
        await refused.catch(() => assert.fail(`${address} was framed`));
      }
      await context.close();
    },
  );
}
