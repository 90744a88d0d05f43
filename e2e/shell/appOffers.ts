import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** The bar that offers the app. */
export const downloadBar = (page: Page) => page.locator('[data-download-bar]');

/** The button of home's strip, which offers the app, too: the bar waits until it is out of sight. */
export const stripButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Download' });

/** Brings the end of home into sight, once home is there and stands at its top. */
export async function leaveStrip(page: Page): Promise<void> {
  // A page that was loaded again stands where it was left.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(stripButton(page)).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(stripButton(page)).not.toBeInViewport({ timeout: 500 });
  }).toPass();
}
