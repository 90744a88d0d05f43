import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { paths } from '@playhouse/navigation';
import { withoutPopups } from './support/announcements';
import { claimOnline } from './support/network';
import { startRelease } from './support/release';
import type { ReleasedSite } from './support/release';
import { expect, settled, test as base } from './support/test';

const test = base.extend<{ site: ReleasedSite }>({
  site: async ({ merchant }, use) => {
    const site = await startRelease(merchant);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
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

test.use({ serviceWorkers: 'allow' });
// A browser without a network says so for every request, and a release leaves files behind.
test.slow();

/** Waits until the worker keeps what the page loads. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const tiles = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Play / });

interface Visit {
  readonly page: Page;
  readonly open: (path: string) => Promise<void>;
  readonly context: BrowserContext;
}

/**
 * Opens home of an earlier visit without a network, while the browser says that there is one.
 * @param before run last with a network
 * @returns what says that there is none
 */
async function openLost(visit: Visit, before = async (): Promise<void> => {}): Promise<Locator> {
  const { page, open, context } = visit;
  await claimOnline(page);
  await withoutPopups(page);
  await open('/m/home');
  await kept(page);
  await expect(tiles(page).first()).toBeVisible();
  // Left at once: what came is kept all the same.
  await open('/m/gameList?gameType=RNG');
  await expect(tiles(page).first()).toBeVisible();
  await before();
  await context.setOffline(true);
  await open('/m/home');
  const notice = page.getByText(/You are offline\./);
  await expect(notice).toBeVisible();
  return notice;
}

const offer = (page: Page) => page.getByText('A new version is ready.');
const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/** Every screen that a visitor may open and that has something to show. */
const publicScreens = [
  paths.login,
  paths.register,
  paths.trial,
  paths.forget,
  paths.findPassword,
  paths.settings,
  paths.mine,
  paths.notice,
  paths.userAgreement,
  paths.helpDetail,
  paths.service,
  paths.download,
  paths.moreLottery,
  paths.gameLobby,
  paths.gameCenter,
  paths.gameList,
  paths.vendor,
  paths.activities,
  paths.activity,
  paths.agentRegister,
];

const isLook = (request: Request) => request.method() === 'HEAD';

/** Marks the page, so that a reload can be seen. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { unloaded: false }));
const isMarked = (page: Page) => page.evaluate(() => 'unloaded' in window);

test('the site can be installed: manifest, icons for every launcher, and the profile for iOS [PWA-01]', async ({
  page,
  request,
  open,
}) => {
  await open('/m/home');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    name: string;
    display: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Amihanda', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(width).toBe(sizes);
  }
  expect((await request.get(manifest.start_url)).status()).toBe(200);
  const profile = await request.get('/webclip.mobileconfig');
  expect(profile.headers()['content-type']).toBe('application/x-apple-aspen-config');
  expect(await profile.text()).toContain('com.apple.webClip.managed');
});

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
  const notice = page.getByText(
    /You are offline\. This is what the lobby looked like 1 minute ago\./,
  );
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
  'a lobby of an earlier visit is renewed although the browser never says that the network is back [PWA-01, SHELL-11]',
  { tag: '@patient' },
  async ({ page, open, context }) => {
    const notice = await openLost({ page, open, context });
    await mark(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/wps/')) asked.push(request.url());
    });
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(tiles(page).first()).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    // Each once: nothing that was missed is asked for twice.
    expect(asked.length).toBe(new Set(asked).size);
  },
);

test('where no network was found a tap looks for it at once [PWA-01, SHELL-11]', async ({
  page,
  open,
  context,
}) => {
  const notice = await openLost({ page, open, context }, () => page.clock.install());
  // Until the pauses between two looks are half a minute and more.
  for (let looks = 0; looks < 6; looks += 1) {
    const lost = page.waitForEvent('requestfailed', isLook);
    await page.clock.runFor(60_000);
    await lost;
  }
  await context.setOffline(false);
  await page.getByRole('banner').tap({ position: { x: 150, y: 20 } });
  await expect(notice).toBeHidden({ timeout: 10_000 });
});

test(
  'every screen opened without a network says so, and comes by itself, whatever the browser says of it [PWA-01, SHELL-11, ROUTE-20]',
  { tag: '@patient' },
  async ({ page, open, context }) => {
    await claimOnline(page);
    await withoutPopups(page);
    await open('/m/home');
    await kept(page);
    await expect(tiles(page).first()).toBeVisible();
    await context.setOffline(true);
    const missing = page.getByText(/no internet connection|You are offline/i).first();
    for (const { path } of publicScreens) {
      await page.goto(path);
      await expect.soft(missing, path).toBeVisible({ timeout: 8000 });
      await expect.soft(page.getByText('Something went wrong'), path).toBeHidden({ timeout: 1000 });
    }
    await page.goto('/m/help');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('No internet connection');
    await context.setOffline(false);
    await expect(heading).toHaveText('Help centre');
  },
);

test('nothing of the platform and nothing of a member is kept by worker or lobby [PWA-01]', async ({
  page,
  open,
  login,
  newMember,
}) => {
  await open('/m/home');
  await kept(page);
  const member = await newMember({ balance: 4321 });
  await login(member);
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

test(
  'a new release is offered, waits for a form with words in it, and loads when asked [PWA-01]',
  { tag: '@patient' },
  async ({ page, site, open }) => {
    await open('/m/home');
    await kept(page);
    await open('/m/login');
    await mark(page);
    await page.locator('input[name="username"]').fill('ana_reyes');
    await site.deploy();
    await lookForRelease(page);
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting !== null;
    });
    // Longer than the prompt takes to notice.
    await page.waitForTimeout(1500);
    await expect(offer(page)).toBeHidden();

    await page.locator('input[name="username"]').clear();
    await expect(offer(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);

    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await settled(page);
    expect(await page.locator('script[type="module"]').first().getAttribute('src')).toMatch(
      /n\.js$/,
    );
    await expect(offer(page)).toBeHidden();
  },
);

test(
  'a release never covers or reloads a running game [PWA-01]',
  { tag: '@patient' },
  async ({ page, site, open, login, newMember }) => {
    await open('/m/home');
    await kept(page);
    await login(await newMember({ balance: 100 }));
    await open('/m/gameList?gameType=RNG');
    await tiles(page).first().click();
    await expect(page.locator('iframe')).toBeVisible();
    await mark(page);
    await site.deploy();
    await lookForRelease(page);
    await page.waitForTimeout(3000);
    await expect(offer(page)).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  },
);

test('a screen whose file a release has taken away comes after one reload [PWA-01, ROUTE-20]', async ({
  page,
  site,
  open,
}) => {
  await withoutPopups(page);
  await open('/m/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  const help = page.getByRole('dialog').getByRole('link', { name: 'Help centre' });
  await expect(help).toBeVisible();
  await site.deploy();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await help.click();
  await expect(page).toHaveURL(/\/m\/help$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  expect(loads).toBe(1);
});
