import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';

/** Demands that the browser's own bars take the ground of the page under them. @returns that colour */
async function demandOneColour(page: Page, what: string): Promise<string> {
  const { bars, ground } = await page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    const meta = [...metas].find(({ media }) => media === '' || matchMedia(media).matches);
    const own = getComputedStyle(document.documentElement).getPropertyValue('--color-bg').trim();
    return { bars: meta?.content, ground: own };
  });
  expect(ground, what).toMatch(/^#/);
  expect(bars, what).toBe(ground);
  return ground;
}

test(
  'the bars of the browser have the ground of the scheme that was chosen, at once and later',
  { tag: '@world' },
  async ({ page, open }) => {
    await withoutPopups(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await open('/m/home');
    const light = await demandOneColour(page, 'before any choice');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    // The box itself is drawn by its label.
    const dark = page.getByRole('dialog').getByRole('radio', { name: 'Dark' });
    await dark.evaluate((radio: HTMLElement) => radio.click());
    await expect(dark).toBeChecked();
    expect(await demandOneColour(page, 'chosen')).not.toBe(light);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await demandOneColour(page, 'on return')).not.toBe(light);
  },
);
