import type { Page } from '@playwright/test';
import { announce, popup, withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';
import { downloadBar as bar, leaveStrip, stripButton as strip } from './appOffers';

const dialog = (page: Page) => page.getByRole('dialog');

const offer = (page: Page) => page.getByText('A new version is ready.');

/** Notes whenever two of what comes by itself were on the screen at once. */
function watchTogether(): void {
  const has = (selector: string) => () => document.querySelector(selector) !== null;
  const kinds: Readonly<Record<string, () => boolean>> = {
    window: has('[role="dialog"]'),
    'download bar': has('[data-download-bar]'),
    'money strip': has('[data-movements]'),
    update: () =>
      [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
        textContent.includes('A new version is ready.'),
      ),
  };
  const together = new Set<string>();
  Object.assign(window, { together });
  new MutationObserver(() => {
    const there = Object.keys(kinds).filter((kind) => kinds[kind]?.());
    if (there.length > 1) together.add(there.join(' and '));
  }).observe(document, { childList: true, subtree: true });
}

/** A browser that has already fetched a newer version than the one on the screen. */
function withNewVersion(): void {
  const waiting = { postMessage: () => undefined };
  const registration = { waiting, installing: null, addEventListener: () => undefined };
  const register = () => Promise.resolve(registration);
  const container = { controller: waiting, register, addEventListener: () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { value: container });
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
  returnAs,
}) => {
  await withoutPopups(page);
  await returnAs(await newMember());
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

test('a contract waits until the announcement is read, a new version for both, and the app for all of them [POPUP-01, CONTR-01, PWA-01, DL-01]', async ({
  page,
  open,
  newMember,
  returnAs,
}) => {
  await withoutPopups(page);
  await returnAs(await newMember());
  await page.addInitScript(watchTogether);
  await page.addInitScript(withNewVersion);
  await announce(page, { popups: [popup('F', 'For members')] });
  await page.route('**/ODSFE2_contractDividendRequest*', (route) =>
    route.fulfill({ json: { success: true, value: { dailysalreqtype: true } } }),
  );
  await open('/m/home');
  await expect(dialog(page)).toContainText('For members');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const contract = page.getByRole('dialog', { name: 'A contract waits for you' });
  await expect(contract).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await contract.getByRole('button', { name: 'Cancel' }).click();
  await expect(offer(page)).toBeVisible();
  await leaveStrip(page);
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect(await together(page)).toEqual([]);
});
