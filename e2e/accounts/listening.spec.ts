import type { Locator, Page } from '@playwright/test';
import { listenTo } from '../support/listener';
import type { Listener } from '../support/listener';
import { expect, password, test } from '../support/test';
import { field, sessionRecord } from './steps';

/** Goes on with the key until this has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error('It cannot be reached by keys.');
}

/** From a field before it: hears the code, counts, and types it, without a look at anything. */
async function passByEar(page: Page, listener: Listener): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Listen to the code' }));
  await page.keyboard.press('Enter');
  const digits = await listener.digits();
  expect(digits).toMatch(/^\d{4}$/);
  await tabTo(page, field(page, 'captcha'), 'Shift+Tab');
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}

test('a login passes its captcha by ear and by keys alone [LOGIN-03, LOGIN-04]', async ({
  page,
  newMember,
  open,
}) => {
  const { account } = await newMember();
  const listener = await listenTo(page);
  await open('/m/login');
  await tabTo(page, field(page, 'username'));
  await page.keyboard.type(account);
  await tabTo(page, field(page, 'password'));
  await page.keyboard.type('wrong-password');
  await page.keyboard.press('Enter');
  await expect(field(page, 'captcha')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeFocused();
  await tabTo(page, field(page, 'password'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await passByEar(page, listener);
  await page.waitForURL('**/m/home');
  expect(await sessionRecord(page)).toMatchObject({ userName: account });
});

test('a registration passes its captcha by ear and by keys alone, also after a miscount [REG-13]', async ({
  page,
  open,
}) => {
  const listener = await listenTo(page);
  const username = `ear${Date.now().toString(36)}`;
  await open('/m/register');
  await tabTo(page, field(page, 'username'));
  await page.keyboard.type(username);
  await tabTo(page, field(page, 'password'));
  await page.keyboard.type(password);
  await tabTo(page, field(page, 'confirmPassword'));
  await page.keyboard.type(password);
  await tabTo(page, field(page, 'captcha'));
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  // Refused, the code has the focus, and there is another one to hear.
  await expect(field(page, 'captcha')).toBeFocused();
  await expect(field(page, 'captcha')).toHaveValue('');
  await passByEar(page, listener);
  await page.waitForURL('**/m/home');
  expect(await sessionRecord(page)).toMatchObject({ userName: username });
});
