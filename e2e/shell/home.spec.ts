import type { Page } from '@playwright/test';
import { announce, withoutPopups } from '../support/announcements';
import { kindsOf } from '../support/extent';
import { moving, still } from '../support/motion';
import { merchants } from '../support/ports';
import { expect, test } from '../support/test';

test.use(moving);

const banners = (page: Page) => page.getByRole('region', { name: 'Promotions' });
const dot = (page: Page, number: number) =>
  banners(page).getByRole('button', { name: `Show slide ${number}` });
const tiles = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Play / });

test('banners play by themselves, obey keys and dots, and lead where they say [HOME-01]', async ({
  page,
  open,
}) => {
  await withoutPopups(page);
  await open('/m/home');
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');

  await banners(page).getByRole('button', { name: 'Pause' }).click();
  await expect(banners(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await dot(page, 5).click();
  await expect(dot(page, 5)).toHaveAttribute('aria-current', 'true');
  // From the last one around to the first; a key pressed while slides move is not counted.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true', { timeout: 2000 });
  }).toPass();
  await dot(page, 3).click();
  await banners(page).getByRole('link', { name: '360+ slots' }).click();
  await page.waitForURL('**/m/gameList?gameType=RNG');
});

test.describe('with reduced motion', () => {
  test.use(still);

  test('what has no motion of its own changes at once', async ({ page, open }) => {
    await open('/m/home');
    const padding = await page.getByRole('main').evaluate((main) => {
      main.style.paddingTop = '77px';
      return getComputedStyle(main).paddingTop;
    });
    expect(padding).toBe('77px');
  });

  test('banners stand still and can be driven by keys all the same [HOME-01]', async ({
    page,
    open,
  }) => {
    await withoutPopups(page);
    await open('/m/home');
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await expect(banners(page).getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await dot(page, 1).focus();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(dot(page, 1)).not.toHaveAttribute('aria-current', 'true', { timeout: 1000 });
    }).toPass();
  });

  test('one banner has neither dots nor a way to pause; a link outside asks first [HOME-01, POPUP-03]', async ({
    page,
    open,
  }) => {
    const banner = { bannerId: 'one', title: 'Only one', url: '/art/banner/welcome.svg' };
    await announce(page, {
      popups: [],
      notices: [],
      banners: [{ ...banner, link: 'https://partner.example/offer' }],
    });
    await open('/m/home');
    const only = banners(page).getByRole('button');
    await expect(only).toHaveCount(1);
    await only.click();
    await expect(page.getByRole('dialog')).toContainText('partner.example');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('link', { name: 'No announcements at the moment' })).toBeVisible();
  });
});

test('one call announces everything; the marquee shows its titles and leads to the list [HOME-02, HOME-04]', async ({
  page,
  open,
}) => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/wps/announcement/home') asked.push(url.searchParams);
  });
  await withoutPopups(page);
  await open('/m/home');
  const title = page.getByRole('link', { name: 'Twenty new slots this week' }).first();
  await expect(title).toBeAttached();
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    types: 'B,PL,PU,H',
    groupName: 'm_home',
    platform: 'M',
    merchantCode: 'amihanda',
  });
  await page.getByRole('link', { name: 'Announcements' }).click();
  await page.waitForURL('**/m/notice');
  const entry = page.getByRole('button', { name: /Twenty new slots this week/ });
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  await entry.click();
  await expect(page.getByText('Sunken Crater Deluxe')).toBeVisible();
});

test('the jackpot starts between its bounds, grows, and says that it is illustrative [JACK-01]', async ({
  page,
  open,
}) => {
  await withoutPopups(page);
  await open('/m/home');
  const counter = page.getByRole('img', { name: /^Jackpot: ₱ \d{3},\d{3},\d{3}$/ });
  const amount = async () =>
    Number((await counter.getAttribute('aria-label'))?.replaceAll(/\D/g, ''));
  await expect(counter).toBeAttached();
  const start = await amount();
  expect(start).toBeGreaterThanOrEqual(170_000_000);
  expect(start).toBeLessThanOrEqual(250_010_000);
  await expect.poll(amount).toBeGreaterThan(start);
  const growth = (await amount()) - start;
  expect(growth).toBeGreaterThanOrEqual(100);
  const columns = counter.locator('[data-digit]');
  await expect(columns).toHaveCount(9);
  await expect(columns.first()).toHaveText('0123456789');
  await expect(page.getByText('Illustrative counter')).toBeVisible();
});

test.describe('a merchant whose jackpot is fed', () => {
  test.use({ merchant: 'corvalume' });

  test('shows the platform’s amount, and calls no pot live that nobody can win [JACK-01]', async ({
    page,
    open,
  }) => {
    await open('/m/home');
    await expect(page.getByRole('img', { name: /^Jackpot: R\$ [\d,]+$/ })).toBeAttached();
    await expect(page.getByText('Illustrative counter')).toBeVisible();
    await expect(page.getByText(/Live amount/)).toHaveCount(0);
  });
});

test('a block of home that fails says so and can be tried again; the others stay [HOME-04, ERR-01]', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await withoutPopups(page);
  const hotGames = '**/wps/relay/GCSGAME_hotGames?*';
  await page.route(hotGames, (route) => route.fulfill({ status: 500, body: 'no' }));
  await open('/m/home');
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect(retry).toHaveCount(1);
  await expect(banners(page)).toBeVisible();
  await expect(main.getByRole('link', { name: /^Slots/ })).toBeVisible();
  await expect(main.getByRole('button', { name: / vs / }).first()).toBeAttached();
  await page.unroute(hotGames);
  await retry.click();
  await expect(tiles(page).first()).toBeVisible();
});

// The first has an app to offer, and the button for it that pulses.
for (const merchant of kindsOf(merchants))
  test.describe(`on ${merchant}`, () => {
    test.use({ merchant });

    test('home at rest leaves the processor in peace, whatever moves on it [HOME-03]', async ({
      page,
      open,
    }) => {
      await withoutPopups(page);
      await open('/m/home');
      await expect(tiles(page).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const endless = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
      );
      expect(endless, 'something moves for ever').toBeGreaterThan(0);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const passes = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Infinity;
      };
      const before = await passes();
      await page.waitForTimeout(2000);
      // What the main thread moves takes one in each frame: 120. Banners and winners that take turns take some.
      expect((await passes()) - before).toBeLessThan(40);
    });
  });
