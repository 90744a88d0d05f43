import type { Page } from '@playwright/test';
import { announce, popup, withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';
import { downloadBar as bar, leaveStrip, stripButton as strip } from './appOffers';

const dialog = (page: Page) => page.getByRole('dialog');

/** Notes whenever two of what comes by itself were on the screen at once. */
function watchTogether(): void {
  const kinds = ['[role="dialog"]', '[data-download-bar]', '[data-movements]'];
  const together = new Set<string>();
  Object.assign(window, { together });
  new MutationObserver(() => {
    const there = kinds.filter((kind) => document.querySelector(kind));
    if (there.length > 1) together.add(there.join(' and '));
  }).observe(document, { childList: true, subtree: true });
}
const together = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'together') as Set<string>)]);

test('what comes by itself comes one at a time: the announcement, then the app, and nothing over what the player opened [POPUP-01, DL-01]', async ({
  page,
  open,
}) => {
  await page.addInitScript(watchTogether);
  await announce(page, { popups: [popup('B', 'Welcome aboard')] });
  await open('/m/home');
  await expect(dialog(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await leaveStrip(page);
  await expect(bar(page)).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(bar(page)).toBeVisible();
  expect(await together(page)).toEqual([]);
});

test('a visit is offered the app once: by the strip while it is in sight, else by the bar, and on no further screen [DL-01, HOME-03]', async ({
  page,
  open,
  newMember,
  login,
}) => {
  await withoutPopups(page);
  await login(await newMember());
  await page.clock.install();
  await open('/m/home');
  await strip(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('complementary', { name: 'Contact us' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(strip(page)).toBeInViewport();
  await expect(bar(page)).toBeHidden();
  await leaveStrip(page);
  await expect(bar(page)).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Account' }).click();
  await page.waitForURL('**/m/mine');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(bar(page)).toBeHidden();
  await footer.getByRole('link', { name: 'Home' }).click();
  await page.waitForURL('**/m/home');
  await leaveStrip(page);
  await expect(bar(page)).toBeVisible();
});
