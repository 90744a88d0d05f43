import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { merchants } from '../support/ports';
import { kindsOf } from '../support/extent';
import { expect, test } from '../support/test';

/** The colour that the browser's own bars take, and the ground of the page under them. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    const meta = [...metas].find(({ media }) => media === '' || matchMedia(media).matches);
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--color-bg').trim();
    return { bars: meta?.content, ground };
  });

async function demandOneColour(page: Page, what: string): Promise<string> {
  const { bars, ground } = await colours(page);
  expect(ground, what).toMatch(/^#/);
  expect(bars, what).toBe(ground);
  return ground;
}

for (const merchant of kindsOf(merchants))
  test.describe(`the bars of the browser over ${merchant}`, () => {
    test.use({ merchant });

    test('have the ground of the scheme that the player chose, at once and when they come back', async ({
      page,
      open,
    }) => {
      await withoutPopups(page);
      await open('/m/home');
      await demandOneColour(page, 'before any choice');
      await page.getByRole('banner').locator('[aria-haspopup="dialog"]').last().click();
      const choices = page.getByRole('dialog').getByRole('radio');
      await expect(choices).toHaveCount(3);
      const grounds = new Set<string>();
      for (const at of [2, 1, 0]) {
        // The box itself is drawn by its label.
        await choices.nth(at).evaluate((radio: HTMLElement) => radio.click());
        await expect(choices.nth(at)).toBeChecked();
        grounds.add(await demandOneColour(page, `choice ${at}`));
      }
      expect(grounds.size).toBe(2);
      for (const choice of ['light', 'dark', 'system'])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.evaluate((value) => localStorage.setItem('theme', value), choice);
          await page.emulateMedia({ colorScheme });
          await page.reload({ waitUntil: 'domcontentloaded' });
          await demandOneColour(page, `${choice} on a phone that is ${colorScheme}`);
        }
    });
  });
