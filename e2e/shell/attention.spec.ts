import type { Page } from '@playwright/test';
import { announce, popup } from '../support/announcements';
import { expect, test } from '../support/test';
import { downloadBar as bar, leaveStrip } from './appOffers';

const dialog = (page: Page) => page.getByRole('dialog');
const offer = (page: Page) => page.getByText('A new version is ready. Update now?');

/** Notes whenever two of what comes by itself were on the screen at once. */
function watchTogether(): void {
  const has = (selector: string) => () => document.querySelector(selector) !== null;
  const kinds: Readonly<Record<string, () => boolean>> = {
    window: has('[role="dialog"]'),
    'download bar': has('[data-download-bar]'),
    'money strip': has('[data-movements]'),
    update: () =>
      [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
        textContent.includes('A new version is ready. Update now?'),
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

test('announcement, contract, version and app take turns [POPUP-01, CONTR-01, PWA-01, DL-01]', async ({
  page,
  open,
  newMember,
  returnAs,
}) => {
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
  const contract = page.getByRole('dialog', { name: 'New contract offer' });
  await expect(contract).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await contract.getByRole('button', { name: 'Cancel' }).click();
  await expect(offer(page)).toBeVisible();
  await leaveStrip(page);
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(offer(page)).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => [...(Reflect.get(window, 'together') as Set<string>)])).toEqual(
    [],
  );
});
