import { devices } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { chunkOf } from '../support/chunks';
import { moving } from '../support/motion';
import { expect, settled, test } from '../support/test';
import { downloadBar as bar, leaveStrip } from './appOffers';

const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version.replaceAll('_', '.')} Mobile/15E148 Safari/604.1`;
const android = devices['Pixel 7'].userAgent;

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Get the app' });
/** Once all that may come by itself has come, the bar would be there too. */
async function rests(page: Page): Promise<void> {
  await expect(page.getByRole('complementary', { name: 'Contact us' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5_000);
}
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('hideDownloadBar'));

/** The pulsing button of home's strip opens the popup. */
async function openPopup(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Download' }).click();
  await expect(sheet(page)).toBeVisible();
}

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'cannot be fetched': (route) => route.abort(),
  'the platform fails on': (route) => route.fulfill({ status: 500, body: '' }),
};

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await withoutPopups(page);
});

test.describe('on Android', () => {
  test.use({ ...moving, userAgent: android });

  test('the bar opens the popup with every download, and closing hides it for good [DL-01, DL-03, HOME-03]', async ({
    page,
    open,
  }) => {
    await open('/m/home');
    await leaveStrip(page);
    await expect(bar(page)).toContainText('Amihanda as an app');
    await bar(page).getByRole('button', { name: 'Download' }).click();
    const links = sheet(page).getByRole('link');
    await expect(links).toHaveText(['Android app', 'iPhone app', 'iPhone profile']);
    await expect(links.first()).toHaveAttribute(
      'href',
      'https://app.amihanda.example/amihanda.apk',
    );
    await expect(sheet(page)).not.toContainText('home screen');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();

    await bar(page).getByRole('button', { name: 'Do not show again' }).click();
    await expect(bar(page)).toBeHidden();
    expect(await remembered(page)).toBe('1');
    await open('/m/home');
    await leaveStrip(page);
    await rests(page);
    await expect(bar(page)).toBeHidden();

    const strip = page.getByRole('main').getByRole('button', { name: 'Download' });
    const pulse = await strip.evaluate((button) => button.getAnimations({ subtree: true }).length);
    expect(pulse).toBeGreaterThan(0);
  });

  test('some screens show the bar to members only, and the end of the page is never under it [DL-02]', async ({
    page,
    open,
    newMember,
    login,
  }) => {
    await open('/m/mine');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await login(await newMember());
    await open('/m/mine');
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.getByRole('main').boundingBox();
    const top = await bar(page).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  });

  test('without a link there is nothing to offer [DL-02]', async ({ page, open }) => {
    await page.route('**/wps/system/whitelabel', (route) =>
      route.fulfill({ json: { success: true, value: { resources: [] } } }),
    );
    await open('/m/home');
    await leaveStrip(page);
    await rests(page);
    await expect(bar(page)).toBeHidden();
    await openPopup(page);
    await expect(sheet(page)).toContainText('No download is available yet');
  });

  for (const [failure, fail] of Object.entries(failures))
    test(`a screen that ${failure} is no place to offer the app, until it is there after all [DL-02, SHELL-11]`, async ({
      page,
      newMember,
      login,
      expectedErrors,
    }) => {
      expectedErrors.push(/Failed to load resource/);
      await login(await newMember());
      await page.waitForLoadState('networkidle');
      await page.route('**/wps/**', fail);
      const asked = page.waitForRequest('**/wps/wallets/balance*');
      await page.goto('/m/mine');
      await settled(page);
      await asked;
      await page.waitForLoadState('networkidle');
      for (let second = 0; second < 5; second += 1) await page.clock.runFor(1000);
      await expect(bar(page)).toBeHidden();
      await page.unroute('**/wps/**');
      await page.reload();
      await expect(bar(page)).toBeVisible();
    });

  test.describe('on a page that came with its games', () => {
    test.use({ content: true });

    test('a tap on a game in the moment in which the bar comes over it is for the game [DL-01, LIST-03]', async ({
      page,
      open,
    }) => {
      await open('/m/home');
      await leaveStrip(page);
      await expect(bar(page)).toBeVisible();
      const box = await bar(page).locator('strong').boundingBox();
      if (box === null) throw new Error('The bar has no words.');
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

      let come = (): void => undefined;
      const due = new Promise<void>((resolve) => (come = resolve));
      await page.route(chunkOf('layout/Extras.tsx'), async (route) => {
        await due;
        await route.continue();
      });
      await open('/m/home');
      const game = page
        .getByRole('main')
        .getByRole('link', { name: /^Play / })
        .nth(9);
      await expect(game).toBeVisible();
      await game.evaluate((link, { y }) => {
        const { top, height } = link.getBoundingClientRect();
        window.scrollBy({ top: top + height / 2 - y, behavior: 'instant' });
      }, point);
      const left = await game.boundingBox();
      const clock = await page.context().newCDPSession(page);
      // The bar stays in the moment of its coming until the clock of animations goes on.
      await clock.send('Animation.enable');
      await clock.send('Animation.setPlaybackRate', { playbackRate: 0 });
      come();
      await expect(bar(page)).toBeVisible();
      // Not laid down before the bar comes: on a busy machine that becomes a long press, which is no tap.
      await page.touchscreen.tap((left?.x ?? 0) + (left?.width ?? 0) / 2, point.y);
      await expect(page).toHaveURL(/login\?/);
    });
  });
});

test.describe('inside the native app', () => {
  test.use({ userAgent: `${android} PlayhouseApp/3.1` });

  test('no bar offers what is running already [DL-02]', async ({ page, open }) => {
    await open('/m/home');
    await leaveStrip(page);
    await rests(page);
    await expect(bar(page)).toBeHidden();
    expect(await remembered(page)).toBeNull();
  });
});

test.describe('on an iPhone with iOS 17', () => {
  test.use({ userAgent: iphone('17_4') });

  test('the guide tells about the home screen and the profile to install by hand [DL-04]', async ({
    page,
    open,
  }) => {
    await open('/m/home');
    await leaveStrip(page);
    await expect(bar(page)).toBeVisible();
    await openPopup(page);
    await expect(sheet(page)).toContainText('Choose “Add to Home Screen”');
    await expect(sheet(page)).toContainText('On iOS 17 and later, open Settings');
    await expect(sheet(page)).not.toContainText('Older iPhone');
    await expect(sheet(page).getByRole('link', { name: 'Download profile' })).toHaveAttribute(
      'href',
      '/webclip.mobileconfig',
    );
  });

  test('the installed site has no bar, and remembers it in the browser too [DL-01, DL-02]', async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await open('/m/home');
    await leaveStrip(page);
    await rests(page);
    await expect(bar(page)).toBeHidden();
    expect(await remembered(page)).toBe('1');
    await openPopup(page);
    await expect(sheet(page)).not.toContainText('Add to Home Screen');
  });

  test.describe('from a profile of a merchant without an iPhone app', () => {
    test.use({ merchant: 'corvalume' });

    test('no bar is shown [DL-02]', async ({ page, open }) => {
      await page.addInitScript(() => localStorage.setItem('WEBCLIP', '1'));
      await open('/m/home');
      await rests(page);
      await expect(bar(page)).toBeHidden();
    });
  });
});

test.describe('on an iPhone with iOS 11', () => {
  test.use({ userAgent: iphone('11_4') });

  test('the guide gives the old tip, and says what the app needs [DL-04]', async ({
    page,
    open,
  }) => {
    await open('/m/download');
    const main = page.getByRole('main');
    await expect(main).toContainText('Older iPhone: tap the Share button');
    await expect(main).toContainText('The app needs iOS 12.4 or later');
    await expect(main).not.toContainText('On iOS 17');
  });
});
