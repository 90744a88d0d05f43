import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { still } from '../support/motion';
import { readPixels } from '../support/readPixels';
import { noteShifts, readShifts } from '../support/shifts';
import { expect, settled, test } from '../support/test';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown.`);
  return box;
};

/** The most that a colour (red, green or blue, up to 255) differs from beside the page to in it, as it is painted. */
async function stepAtEdges(page: Page): Promise<number> {
  const head = await boxOf(page, 'main > *');
  let most = 0;
  for (const edge of [head.x, head.x + head.width]) {
    // Above what stands in the head.
    const [one = [], other = []] = await readPixels(page, head.y + 4, [edge - 3, edge + 3]);
    most = Math.max(most, ...one.map((part, at) => Math.abs(part - (other[at] ?? 0))));
  }
  return most;
}

/** Expects two parts of a page in one row. */
async function expectBeside(page: Page, one: string, other: string): Promise<void> {
  const [left, right] = [await boxOf(page, one), await boxOf(page, other)];
  expect(Math.abs(left.y - right.y), `${one} and ${other} begin at one height`).toBeLessThan(4);
  expect(left.x === right.x, `${one} and ${other} are one below the other`).toBe(false);
}

const windows = [
  { merchant: 'corvalume', width: 1280, inRow: 6, details: {} },
  { merchant: 'amihanda', width: 768, inRow: 4, details: { tag: '@world' } },
] as const;

for (const { merchant, width, inRow, details } of windows)
  test.describe(`${merchant} on a screen of ${width} pixels`, () => {
    test.use({ merchant, content: true, viewport: { width, height: 900 }, ...still });

    test(
      'has its navigation beside a page full of games; nothing moves [SHELL-02, SHELL-05]',
      details,
      async ({ page, open, newMember, returnAs }) => {
        await noteShifts(page);
        await withoutPopups(page);
        await open('/m/home');
        const five = ['Home', 'Promos', 'Deposit', 'Invite', 'Account'];
        await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText(five);
        const menu = page.getByRole('navigation', { name: 'Menu' });
        await expect(menu.getByRole('button', { name: 'Customer service' })).toBeVisible();
        const [side, main] = [await boxOf(page, 'footer'), await boxOf(page, 'main')];
        expect(side.x + side.width).toBeLessThanOrEqual(main.x);
        expect(await readShifts(page)).toEqual([]);
        await menu.getByRole('button', { name: 'Language' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();

        await open('/m/gameList?gameType=RNG');
        const tile = await boxOf(page, 'main [role="listitem"]');
        expect(Math.floor((await boxOf(page, 'main')).width / tile.width)).toBe(inRow);
        expect(await readShifts(page)).toEqual([]);
        // A page with a bar of its own on a phone stands under the bar of all others here.
        await open('/m/help');
        const bar = await boxOf(page, 'header');
        expect(bar.width).toBe(width);
        expect((await boxOf(page, 'footer')).y).toBeGreaterThanOrEqual(bar.height);
        await open('/m/notice');
        // Below a narrow page it has none; beside a wide one it would only be missed.
        await expect(page.getByRole('contentinfo')).toBeVisible();
        // A form and a text keep a width that reads well.
        expect((await boxOf(page, 'main')).width).toBeLessThanOrEqual(704);

        await returnAs(await newMember());
        if (width >= 1152) {
          // Parts that belong together stand side by side, and the ways to pay beside the amount.
          await open('/m/home');
          await expectBeside(page, '[data-line="banner"]', '[data-line="jackpot"]');
          await open('/m/voucherCenter');
          await expectBeside(page, 'main form fieldset', 'main form fieldset + *');
        }
        await page.goto('/m/mine');
        await settled(page);
        await expect(page.getByRole('main').getByText('VIP 0')).toBeVisible();
        expect(await stepAtEdges(page), 'an edge beside the head of an account').toBeLessThan(8);
      },
    );
  });
