import type { Locator, Page } from '@playwright/test';
import type { Listener } from '../support/listener';
import { expect } from '../support/test';
import { field } from './steps';

/** Goes on with the key until this has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error('It cannot be reached by keys.');
}

/** From a field before it: hears the code, counts, and types it, without a look at anything. */
export async function passCaptchaByEar(page: Page, listener: Listener): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Listen to the code' }));
  await page.keyboard.press('Enter');
  const digits = await listener.digits();
  expect(digits).toMatch(/^\d{4}$/);
  await tabTo(page, field(page, 'captcha'), 'Shift+Tab');
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}
