import { devices } from '@playwright/test';
import { downloadBar as bar, leaveStrip, stripButton as strip } from '../shell/appOffers';
import { withoutPopups } from '../support/announcements';
import { matchChunk } from '../support/chunks';
import { moving } from '../support/motion';
import { expect, settled, test } from '../support/test';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

/**
 * Scrolls until a game stands at a height of the viewport, as far down as one can: no strip is in view there.
 * @returns where a finger meets it, and where it leads; runs in the page
 */
function bringGameTo(y: number): { x: number; href: string } | undefined {
  const lowest = document.documentElement.scrollHeight - innerHeight;
  for (const link of [
    ...document.querySelectorAll<HTMLElement>('main a[aria-label^="Play"]'),
  ].reverse()) {
    const { left, top, width, height } = link.getBoundingClientRect();
    const wanted = scrollY + top + height / 2 - y;
    if (wanted < 0 || wanted > lowest) continue;
    // As a player's own: from then on the page does not go back to where it was before the reload.
    window.dispatchEvent(new Event('wheel'));
    scrollTo({ top: wanted, behavior: 'instant' });
    const x = left + width / 2;
    if (document.elementFromPoint(x, y)?.closest('a') === link)
      return { x, href: link.getAttribute('href') ?? '' };
  }
  return undefined;
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await withoutPopups(page);
});

test.describe('on Android', () => {
  test.use({ ...moving, userAgent: devices['Pixel 7'].userAgent });

  test('app is offered once and no more after a refusal [DL-01, DL-02, DL-03, HOME-03]', async ({
    page,
    open,
    newMember,
    returnAs,
  }) => {
    await returnAs(await newMember());
    await open('/m/mine');
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.getByRole('main').boundingBox();
    const top = await bar(page).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    await page.evaluate(() => sessionStorage.clear());

    await open('/m/home');
    await expect(page.getByRole('complementary', { name: 'Contact us' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(strip(page)).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await leaveStrip(page);
    await bar(page).getByRole('button', { name: 'Download' }).click();
    const sheet = page.getByRole('dialog', { name: 'Get the app' });
    await expect(sheet.getByRole('link')).toHaveText([
      'Android app',
      'iPhone app',
      'Home-screen icon for iPhone',
    ]);
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Do not show this again' }).click();
    await open('/m/home');
    await leaveStrip(page);
    await expect(page.getByRole('complementary', { name: 'Contact us' })).toBeVisible();
    await page.clock.runFor(5000);
    await expect(bar(page)).toBeHidden();
  });

  test.describe('on a page that came with its games', () => {
    test.use({ content: true });

    test('tap on a game opens it while the download bar comes over it [DL-01, LIST-03]', async ({
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
      await page.route(matchChunk('layout/Extras.tsx'), async (route) => {
        await due;
        await route.continue();
      });
      await open('/m/home');
      await settled(page);
      const target = await page.evaluate(bringGameTo, point.y);
      if (target === undefined) throw new Error('No game can be brought to where the bar will be.');
      const clock = await page.context().newCDPSession(page);
      // The bar stays in the moment of its coming until the clock of animations goes on.
      await clock.send('Animation.enable');
      await clock.send('Animation.setPlaybackRate', { playbackRate: 0 });
      come();
      await expect(bar(page)).toBeVisible();
      // Not laid down before the bar comes: on a busy machine that becomes a long press, which is no tap.
      await page.touchscreen.tap(target.x, point.y);
      await expect(page).toHaveURL(
        ({ searchParams }) => searchParams.get('returnTo') === target.href,
      );
    });
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: iphone });

  test(
    'guide leads to the home screen; an installed site offers nothing [DL-02, DL-04]',
    { tag: '@world' },
    async ({ page, open }) => {
      await open('/m/download');
      const main = page.getByRole('main');
      await expect(main).toContainText('Choose “Add to Home Screen”');
      await expect(main.getByRole('link', { name: 'Download profile' })).toHaveAttribute(
        'href',
        '/webclip.mobileconfig',
      );
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'standalone', { value: true }),
      );
      await open('/m/download');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main).not.toContainText('Add to Home Screen');
    },
  );
});
