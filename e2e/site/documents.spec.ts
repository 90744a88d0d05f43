import type { Page, Route } from '@playwright/test';
import { moving } from '../support/motion';
import { noteShifts, readOwnShifts } from '../support/shifts';
import { expect, settled, test } from '../support/test';
import { ageDocuments } from './ageDocuments';

test.use({ ...moving, content: true });

const list = '/m/gameList?gameType=RNG';

/** When React had the page. */
function noteReady(): void {
  new MutationObserver((_records, observer) => {
    if (document.documentElement.dataset['ready'] === undefined) return;
    observer.disconnect();
    Object.assign(window, { readyAt: performance.now() });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  /** A game as a link, and what stands at its address. */
  async function demandGames(page: Page): Promise<void> {
    const games = page.getByRole('main').getByRole('link', { name: /^Play / });
    expect(await games.count()).toBeGreaterThan(8);
    // The first paint waits for no more than this.
    const waited = await page.locator('link[rel=expect]').getAttribute('href');
    await expect(page.locator(`main ${waited}`)).toHaveRole('listitem');
    await games.first().click();
    await expect(page).toHaveURL(/\/m\/launchGame\?vendor=.+&gameId=/);
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await page.getByRole('link', { name: 'Go to home' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  }

  test('public pages show their content and working links [ROUTE-01, HOME-01, LIST-03, ROUTE-09]', async ({
    page,
  }) => {
    await page.goto('/m/home');
    const banners = page.getByRole('region', { name: 'Promotions' });
    await expect(banners.getByRole('img').first()).toBeVisible();
    await banners.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/home/);
    for (const address of ['/m/home', list, '/m/gameLobby']) {
      await page.goto(address);
      await demandGames(page);
    }
    await page.goto('/m/activity');
    const activities = page.getByRole('main').getByRole('listitem').getByRole('link');
    expect(await activities.count()).toBeGreaterThan(2);
    const own = (await activities.first().getAttribute('href')) ?? '';
    expect((await page.goto(own))?.status()).toBe(200);
    await page.goto('/m/help');
    const main = page.getByRole('main');
    await expect(main.getByText('Open Deposit at the bottom of the screen.')).toBeVisible();
    await expect(main.locator('[aria-busy]')).toHaveCount(0);
  });
});

for (const [kind, addresses, details] of [
  ['of games', ['/m/home', list], {}],
  ['of any kind', ['/m/gameLobby', '/m/activity', '/m/help'], { tag: '@world' }],
] as const)
  test(
    `page ${kind} is taken over without a move or an early call [ROUTE-20]`,
    details,
    async ({ page }) => {
      await noteShifts(page);
      await page.addInitScript(noteReady);
      for (const address of addresses) {
        await page.goto(address);
        await settled(page);
        // The status of the platform is still asked for (START-01).
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/status')),
        );
        await page.waitForLoadState('networkidle');
        expect(await readOwnShifts(page), address).toEqual([]);
        const early = await page.evaluate(() => {
          const readyAt = Number(Reflect.get(window, 'readyAt'));
          return performance
            .getEntriesByType('resource')
            .filter(({ name, startTime }) => name.includes('/wps/') && startTime < readyAt)
            .map(({ name }) => name);
        });
        expect(early, address).toEqual([]);
      }
    },
  );

test(
  'a page that is not what its data make of it fails every journey that meets it',
  { tag: '@world' },
  async ({ page, expectedErrors }) => {
    const mismatch = /React error #418/;
    expectedErrors.push(mismatch);
    await page.route('**/m/home', async (route) => {
      const response = await route.fetch({ maxRetries: 2 });
      const body = (await response.text()).replace('>Log in<', '>Log off<');
      await route.fulfill({ response, body });
    });
    const told = page.waitForEvent('pageerror');
    await page.goto('/m/home');
    expect((await told).message).toMatch(mismatch);
  },
);

test(
  'a page of yesterday says how old it is until the platform answers [PWA-01]',
  { tag: '@world' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.clock.install();
    await ageDocuments(page, 86_400_000);
    const abort = (route: Route) => route.abort();
    await page.route('**/wps/**', abort);
    await page.goto('/m/home');
    const notice = page.getByText(
      'We cannot load new games right now. These games are from 1 day ago.',
    );
    await expect(notice).toBeVisible();
    await expect(page.locator('main a[href*="gameId="]').first()).toBeVisible();
    await page.unroute('**/wps/**', abort);
    // It is looked for by itself, with growing pauses.
    await page.clock.runFor(60_000);
    await expect(notice).toBeHidden();
  },
);

test('page in another language than the saved one is rendered anew [LANG-01]', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-language', 'EN');
});

test('a member sees games and no door while the application is on its way [HOME-01]', async ({
  page,
  returnAs,
  newMember,
}) => {
  await returnAs(await newMember());
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(page.locator('main a[href*="gameId="]').first()).toBeVisible();
  for (const name of ['Log in', 'Join now', 'Register'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
});
