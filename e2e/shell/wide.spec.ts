import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { isWhole } from '../support/extent';
import { moving, still } from '../support/motion';
import { merchants } from '../support/ports';
import { expect, settled, test } from '../support/test';
import { axeViolations } from '../walk/checks/axeViolations';

test.use(moving);

const five = ['Home', 'Events', 'Deposit', 'Invite', 'Account'];
const list = '/m/gameList?gameType=RNG';

/** How much of the page has moved by itself since it was opened. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((entries) => {
          observer.disconnect();
          resolve(
            entries
              .getEntries()
              .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without any, nothing is observed.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown.`);
  return box;
};

/** The most that a colour (red, green or blue, up to 255) differs from beside the page to in it, as it is painted. */
async function stepAtEdges(page: Page): Promise<number> {
  const head = await boxOf(page, 'main > *');
  const edges = [head.x, head.x + head.width];
  // Above what stands in the head.
  const clip = { x: 0, y: head.y + 4, width: page.viewportSize()?.width ?? 0, height: 1 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ([base64, at]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, 1).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const colourAt = (x: number) => [...(canvas?.getImageData(x, 0, 1, 1).data ?? [])];
      const steps = at.flatMap((edge) => {
        const inside = colourAt(edge + 3);
        return colourAt(edge - 3).map((part, each) => Math.abs(part - (inside[each] ?? 0)));
      });
      return Math.max(...steps);
    },
    [picture, edges] as const,
  );
}

const tablet = { merchant: 'amihanda', width: 768 } as const;
const desktop = { merchant: 'corvalume', width: 1280 } as const;
const windows = isWhole
  ? merchants.flatMap((merchant) => [768, 1280].map((width) => ({ merchant, width })))
  : [tablet, desktop];

for (const { merchant, width } of windows)
  test.describe(`${merchant} on a screen of ${width} pixels`, () => {
    test.use({ merchant, content: true, language: 'EN', viewport: { width, height: 900 } });
    test.use(still);

    test('has the footer’s five and the menu’s entries beside the page, and nothing moves [SHELL-02, SHELL-05]', async ({
      page,
    }) => {
      await withoutPopups(page);
      await page.goto('/m/home');
      const navigation = page.getByRole('contentinfo').getByRole('link');
      await expect(navigation).toHaveText(five);
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu.getByRole('button', { name: 'Customer service' })).toBeVisible();
      await settled(page);
      const [side, main] = [await boxOf(page, 'footer'), await boxOf(page, 'main')];
      expect(side.x + side.width).toBeLessThanOrEqual(main.x);
      expect(await moved(page)).toBeLessThan(0.0001);
      // On phones the walk holds home against WCAG in every run.
      if (isWhole) expect(await axeViolations(page)).toEqual([]);
      await menu.getByRole('button', { name: 'Language' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    test('fills the width with games, and a form keeps a width that reads well', async ({
      page,
    }) => {
      await withoutPopups(page);
      await page.goto(list);
      await settled(page);
      const tile = await boxOf(page, 'main [role="listitem"]');
      const main = await boxOf(page, 'main');
      expect(Math.floor(main.width / tile.width)).toBe(width < 1000 ? 4 : 6);
      expect(await moved(page)).toBeLessThan(0.0001);
      await page.goto('/m/notice');
      await settled(page);
      // Below a narrow page it has none; beside a wide one it would only be missed.
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect((await boxOf(page, 'main')).width).toBeLessThanOrEqual(704);
    });

    test('has no edge in the middle where the head of an account’s screen ends', async ({
      page,
      newMember,
      returnAs,
    }) => {
      await page.goto('/m/login');
      await settled(page);
      expect(await stepAtEdges(page)).toBeLessThan(8);
      await withoutPopups(page);
      await returnAs(await newMember());
      await page.goto('/m/mine');
      await expect(page.getByRole('main').getByText('VIP 0')).toBeVisible();
      expect(await stepAtEdges(page)).toBeLessThan(8);
    });
  });
