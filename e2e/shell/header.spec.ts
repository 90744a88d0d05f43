import type { Page } from '@playwright/test';
import { whereabouts } from '../auth/steps';
import { withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';

const header = (page: Page) => page.getByRole('banner');

test.beforeEach(({ page }) => withoutPopups(page));

test('header of the narrowest phone has whole targets in one line [SHELL-04, SHELL-06]', async ({
  page,
  newMember,
  returnAs,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await page.setViewportSize({ width: 320, height: 640 });
  await returnAs(await newMember());
  await open('/m/feedback');
  await expect(header(page)).toContainText('10,000.00');
  const height = async () => (await header(page).boundingBox())?.height;
  const usual = await height();
  for (const control of await header(page).locator('a:visible, button:visible').all()) {
    const box = (await control.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(box.width, box.height), await control.ariaSnapshot()).toBeGreaterThanOrEqual(
      44,
    );
  }
  await page.route('**/wps/wallets/balance*', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(header(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await height()).toBe(usual);
});

test('Back leads home or to the previous screen [SHELL-03, ROUTE-05, ROUTE-18]', async ({
  page,
  open,
}) => {
  const back = () => page.getByRole('button', { name: 'Back' }).click();
  await open('/m/gameList?gameType=RNG');
  await back();
  await expect.poll(() => whereabouts(page)).toBe('/m/home');

  await page.getByRole('tab', { name: 'Fishing' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'See all' }).click();
  await page.waitForURL('**/m/gameList?gameType=FISH');
  await header(page).getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Help center' }).click();
  await page.waitForURL('**/m/help');
  await back();
  await expect.poll(() => whereabouts(page)).toBe('/m/gameList?gameType=FISH');

  // Events always lead home, wherever the player came from.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promos' }).click();
  await page.waitForURL('**/m/activity');
  await back();
  await expect.poll(() => whereabouts(page)).toBe('/m/home');

  // An old address is answered by the site, too, with its query.
  await open('/m/FAQ?i=1');
  await expect(page).toHaveURL(/\/m\/help\?i=1$/);
});
