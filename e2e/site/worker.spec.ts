import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { claimOnline } from '../support/network';
import { startRelease } from './release';
import type { ReleasedSite } from './release';
import { expect, settled, test as base } from '../support/test';

const test = base.extend({
  // A browser without a network says so for every request, and a release takes files away.
  expectedErrors: async ({}, use) =>
    use([
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
      /status of 404/,
      /Failed to fetch/,
      // A style sheet that is gone, as the browser puts it where the answer has come before it looks.
      /Refused to apply style/,
    ]),
});

/** On a site of its own, on which the journey can put a new release. */
const releasing = test.extend<{ site: ReleasedSite }>({
  site: async ({ merchant }, use) => {
    const site = await startRelease(merchant);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: 'allow' });
test.slow();

/** Waits until the worker keeps what the page loads. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const tiles = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Play / });

const offer = (page: Page) => page.getByText('A new version is ready. Update now?');

/** Marks the page, so that a reload can be seen. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { unloaded: false }));
const isMarked = (page: Page) => page.evaluate(() => 'unloaded' in window);

test('without a network the site starts and shows the last lobby, marked as such [PWA-01]', async ({
  page,
  open,
  context,
}) => {
  await withoutPopups(page);
  await open('/m/home');
  await kept(page);
  await expect(tiles(page).first()).toBeVisible();
  // Left at once: what came is kept all the same.
  await open('/m/gameList?gameType=RNG');
  const label = (await tiles(page).first().getAttribute('aria-label')) ?? '';
  await context.setOffline(true);

  await open('/m/gameList?gameType=RNG');
  await expect(page.getByRole('link', { name: label, exact: true })).toBeVisible();
  const notice = page.getByText(/You are offline\. These games are from \d+ minutes? ago\./);
  await expect(notice).toBeVisible();

  await open('/m/home?source=pwa');
  await expect(notice).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();

  // The connection comes back while the page stands: it clears the notice by itself.
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(tiles(page).first()).toBeVisible();
});

test(
  'a screen opened without a network says so, and comes by itself [PWA-01, SHELL-11]',
  { tag: ['@patient', '@world'] },
  async ({ page, open, context }) => {
    await claimOnline(page);
    await withoutPopups(page);
    await open('/m/home');
    await kept(page);
    await expect(tiles(page).first()).toBeVisible();
    await context.setOffline(true);
    const missing = page.getByText(/no internet connection|You are offline/i).first();
    for (const path of ['/m/login', '/m/gameList']) {
      await page.goto(path);
      await expect(missing, path).toBeVisible();
      await expect(page.getByText('Something went wrong'), path).toBeHidden();
    }
    await page.goto('/m/help');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('No internet connection');
    await context.setOffline(false);
    await expect(heading).toHaveText('Help center');
  },
);

test('nothing of the platform and nothing of a member is kept by worker or lobby [PWA-01]', async ({
  page,
  open,
  returnAs,
  newMember,
}) => {
  const member = await newMember({ balance: 4321 });
  await returnAs(member);
  await open('/m/home');
  await kept(page);
  await expect(page.getByText(/4,321/).first()).toBeVisible();
  await open('/m/member/home');
  await open('/m/home');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('lastLobby');
  const found = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => (await caches.open(name)).keys());
    return {
      urls: (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname),
      lobby: JSON.stringify(
        Object.entries(localStorage).filter(([key]) => key.startsWith('lastLobby')),
      ),
    };
  });
  expect(found.urls).toContain('/m/home');
  expect(found.urls.filter((url) => /^\/(wps|lgw|play|pay|outbox)/.test(url))).toEqual([]);
  expect(found.lobby).not.toContain(member.account);
  // In any spelling of an amount, but not among the digits of a time.
  expect(found.lobby).not.toMatch(/(?<!\d)4,?321(?!\d)/);
});

/** Looks for a new worker, as a browser does by itself some time after a visit began. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/** Puts a new release on the site, and waits until it is there and the page had time to offer it. */
async function release(page: Page, site: ReleasedSite): Promise<void> {
  await site.deploy();
  await lookForUpdate(page);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting != null;
  });
  await page.clock.runFor(3000);
}

releasing(
  'a new release waits for a form with words in it, and loads when asked [PWA-01]',
  async ({ page, site, open }) => {
    await page.clock.install();
    await open('/m/home');
    await kept(page);
    await open('/m/login');
    await mark(page);
    const firstScript = () => page.locator('script[type="module"]').first().getAttribute('src');
    const former = await firstScript();
    await page.locator('input[name="username"]').fill('ana_reyes');
    await release(page, site);
    await expect(offer(page)).toBeHidden();

    await page.locator('input[name="username"]').clear();
    await page.clock.runFor(3000);
    await expect(offer(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);

    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await settled(page);
    expect(await firstScript()).not.toBe(former);
    await expect(offer(page)).toBeHidden();
  },
);

releasing(
  'a later visit shows the kept page at once, and the visit after it the newer one [PWA-01]',
  async ({ page, site, open }) => {
    await withoutPopups(page);
    await open('/m/home');
    await kept(page);
    site.renewHome('renewed');
    const newer = page.getByText('renewed', { exact: true });
    await open('/m/home');
    await expect(tiles(page).first()).toBeVisible();
    await expect(newer).toHaveCount(0);
    await expect
      .poll(async () => {
        await open('/m/home');
        return newer.count();
      })
      .toBe(1);
  },
);

releasing(
  'a release that switches the worker off leaves neither worker nor copies [PWA-01]',
  async ({ page, site, open }) => {
    await withoutPopups(page);
    await open('/m/home');
    await kept(page);
    const left = () =>
      page.evaluate(async () => {
        const registered = await navigator.serviceWorker.getRegistrations();
        return [registered.length, (await caches.keys()).length];
      });
    await expect.poll(left).not.toContain(0);
    await site.switchWorkerOff();
    // The copy is shown once more, and the new worker is found behind it.
    await open('/m/home');
    await lookForUpdate(page);
    await expect(tiles(page).first()).toBeVisible();
    await expect.poll(left).toEqual([0, 0]);
    await open('/m/home');
    await expect(tiles(page).first()).toBeVisible();
    await expect.poll(left).toEqual([0, 0]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);

releasing(
  'a screen whose file a release has taken away comes after one reload [PWA-01, ROUTE-20]',
  { tag: '@world' },
  async ({ page, site, open }) => {
    await withoutPopups(page);
    await open('/m/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    const help = page.getByRole('dialog').getByRole('link', { name: 'Help center' });
    await expect(help).toBeVisible();
    await site.deploy();
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await help.click();
    await expect(page).toHaveURL(/\/m\/help$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Help center' })).toBeVisible();
    expect(loads).toBe(1);
  },
);
