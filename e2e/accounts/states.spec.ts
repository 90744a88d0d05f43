import type { Page } from '@playwright/test';
import { kindsOf } from '../support/extent';
import { inspectScreen, themesOf } from '../support/inspect';
import type { Themes } from '../support/inspect';
import { still } from '../support/motion';
import { expect, password, test } from '../support/test';
import { field, fill, issueOf, submit } from './steps';

/** Opens what a control opens, holds it against the standards, and closes it again. */
async function inspectDialog(
  page: Page,
  { name, looks, press }: { name: string; looks: Themes; press: () => Promise<void> },
): Promise<void> {
  await press();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog, name).toBeVisible();
  const send = dialog.locator('form button[type="submit"]');
  if ((await send.count()) > 0) {
    await send.click();
    await expect(dialog.locator('[aria-invalid="true"]').first(), name).toBeVisible();
  }
  await inspectScreen(page, name, looks);
  // A question wants an answer, and its first button is the harmless one.
  const answers = dialog.getByRole('button');
  if ((await dialog.getByRole('textbox').count()) === 0 && (await answers.count()) < 3)
    await answers.first().click();
  else await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

const buttons = (page: Page) => page.getByRole('main').getByRole('button');

// Animated contrasts would be measured half-way.
test.use({ ...still, viewport: { width: 320, height: 720 } });

// One in each template of the member centre and in each way to log in and to register.
const sites = [
  { merchant: 'amihanda', language: 'TY', sms: true },
  { merchant: 'corvalume', language: 'EN', sms: false },
] as const;

for (const { merchant, language, sms } of kindsOf(sites)) {
  test.describe(`${merchant} in ${language}`, () => {
    test.use({ merchant, language });
    const looks = themesOf(merchant);

    test(`a visitor’s forms keep WCAG 2.2 AA with messages, captcha, countdown and dialogs, in ${looks.join(' and ')}`, async ({
      page,
      open,
      newMember,
    }) => {
      test.slow(true, 'many states');
      await open('/m/login');
      await submit(page);
      await expect(issueOf(page, 'username')).not.toBeEmpty();
      await inspectScreen(page, 'login with messages', looks);
      await fill(page, { username: 'nobody_here', password: 'not-it-2026' });
      await submit(page);
      await expect(field(page, 'captcha')).toBeVisible();
      await submit(page);
      await expect(issueOf(page, 'captcha')).not.toBeEmpty();
      await inspectScreen(page, 'login with a captcha', looks);
      if (sms) {
        const { mobile } = await newMember();
        await page.getByRole('tab').nth(1).click();
        await fill(page, { mobileNum: mobile });
        // Not the one that opens the list of countries.
        await page.locator('form button[type="button"]:not([aria-haspopup])').first().click();
        await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
        await submit(page);
        await inspectScreen(page, 'login by code, counting', looks);
      }
      await open('/m/register');
      await submit(page);
      await expect(issueOf(page, 'username')).not.toBeEmpty();
      await inspectScreen(page, 'registration with messages', looks);
      await inspectDialog(page, {
        name: 'countries',
        looks,
        press: () => page.locator('form button', { hasText: /\+\d+/ }).click(),
      });
      await open('/m/forget');
      if (sms) await page.getByRole('tab').nth(1).click();
      await fill(page, { username: 'somebody', email: 'somebody@nowhere' });
      await submit(page);
      await expect(issueOf(page, 'email')).not.toBeEmpty();
      await inspectScreen(page, 'forgotten password with messages', looks);
      await open('/m/mine');
      await inspectDialog(page, {
        name: 'login popup',
        looks,
        press: () => buttons(page).nth(1).click(),
      });
    });
  });
}

// One merchant’s answer for both in `npm test`: they differ in how somebody becomes a member.
for (const { merchant, language } of kindsOf(sites)) {
  test.describe(`${merchant} in ${language}`, () => {
    test.use({ merchant, language });
    const looks = themesOf(merchant);

    test(`a member’s forms keep WCAG 2.2 AA with messages and dialogs, in ${looks.join(' and ')}`, async ({
      page,
      open,
      newMember,
      login,
    }) => {
      test.slow(true, 'many states');
      await login(await newMember());
      await open('/m/changePsw');
      await submit(page);
      await expect(issueOf(page, 'newPassword')).not.toBeEmpty();
      await inspectScreen(page, 'change of password with messages', looks);
      if ((await field(page, 'oldPassword').count()) > 0)
        await fill(page, { oldPassword: password });
      await fill(page, { newPassword: password, confirmNewPassword: password });
      await inspectDialog(page, { name: 'the same password', looks, press: () => submit(page) });
      await open('/m/set');
      await inspectDialog(page, {
        name: 'signing out',
        looks,
        press: () => buttons(page).last().click(),
      });
      await open('/m/mine');
      await inspectDialog(page, {
        name: 'head icons',
        looks,
        press: () => buttons(page).nth(2).click(),
      });
      await open('/m/securityCenter');
      await inspectDialog(page, {
        name: 'payment password',
        looks,
        press: () => buttons(page).nth(1).click(),
      });
      await inspectDialog(page, {
        name: 'bank card',
        looks,
        press: () => buttons(page).last().click(),
      });
    });
  });
}
