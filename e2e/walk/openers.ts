import type { Locator, Page } from '@playwright/test';
import { fill, field, findIssue, submit } from '../auth/steps';
import { expect, password } from '../support/test';

/** Brings a page from its rest into the state that is looked at. */
export type Opener = (page: Page) => Promise<void>;

const windowOf = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]').last();

export const windowShown: Opener = async (page) => {
  await expect(windowOf(page)).toBeVisible();
  await expect(windowOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
};

export const then =
  (...steps: readonly Opener[]): Opener =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** Presses something that opens a window over the page. */
export const press =
  (find: (page: Page) => Locator): Opener =>
  async (page) => {
    await find(page).click();
    await windowShown(page);
  };

/** Presses a button of the screen, by its place. */
export const button = (at: number): Opener =>
  press((page) => page.getByRole('main').getByRole('button').nth(at));

export const tab =
  (at: number): Opener =>
  (page) =>
    page.getByRole('main').getByRole('tab').nth(at).click();

/** Sends the form of the page, or of the window over it, without anything in it. */
export const sendEmpty: Opener = async (page) => {
  await page.locator('form button[type="submit"]').last().click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
};

const menu: Opener = press((page) =>
  page.getByRole('banner').locator('[aria-haspopup="dialog"]').last(),
);

/** Opens the side menu, and the window behind one of its buttons. */
export const openMenu = (entry?: 'service' | 'download' | 'language'): Opener => {
  if (entry === undefined) return menu;
  const at = { service: 0, download: 1, language: 2 }[entry];
  return async (page) => {
    await menu(page);
    const own = await windowOf(page).getAttribute('aria-labelledby');
    await windowOf(page).getByRole('listitem').getByRole('button').nth(at).click();
    await expect(page.locator(`[role="dialog"]:not([aria-labelledby="${own}"])`)).toBeVisible();
    await windowShown(page);
  };
};

/** Tries a password of nobody, so that the form asks for a captcha, and sends it without one. */
export const loginCaptcha: Opener = async (page) => {
  await fill(page, { username: 'nobody_here', password: 'not-it-2026' });
  await submit(page);
  await expect(field(page, 'captcha')).toBeVisible();
  await submit(page);
  await expect(findIssue(page, 'captcha')).not.toBeEmpty();
};

/** Asks for a code, after which a button counts the seconds. */
export const loginCode: Opener = async (page) => {
  await tab(1)(page);
  await fill(page, { mobileNum: '9170001122' });
  // Not the one that opens the list of countries.
  await page.locator('form button[type="button"]:not([aria-haspopup])').first().click();
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
};

/** Chooses the password that is in force. */
export const samePassword: Opener = async (page) => {
  if ((await field(page, 'oldPassword').count()) > 0) await fill(page, { oldPassword: password });
  await fill(page, { newPassword: password, confirmNewPassword: password });
  await submit(page);
  await windowShown(page);
};
