import type { Locator, Page } from '@playwright/test';
import { gameOf } from '../lobby/steps';
import { expect, go, startGame, strip, test } from './steps';

const phones = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
];

/** Controls that a tap in their middle does not reach once they are scrolled to, by what they say. */
async function covered(page: Page, within: Locator): Promise<string[]> {
  const missed: string[] = [];
  for (const control of await within.locator('button, a[href], input').all()) {
    if (!(await control.isVisible())) continue;
    await control.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    const hitInside = await control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    const box = await control.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const stripIsThere = await page.evaluate(
      ([left, top]) =>
        document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[data-movements]') != null,
      [x, y],
    );
    const isIn = within === strip(page) || !stripIsThere;
    if (!hitInside || !isIn) missed.push((await control.textContent()) ?? '');
  }
  return missed;
}

test('while nobody knows how a withdrawal ended, its strip covers no control of a game, a form or a bar, on any phone [LAUNCH-04, SHELL-03]', async ({
  page,
  line,
  enter,
  loseWithdrawal,
}) => {
  await enter({ type: 1 });
  line.spoil('GLS2_intent', 'swallow', 999);
  await loseWithdrawal(200);
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await startGame(page, 'RNG');
    await expect(strip(page)).toContainText('No answer came');
    expect(await covered(page, gameOf(page).locator('body'))).toEqual([]);
    for (const address of ['/m/voucherCenter', '/m/agent']) {
      await go(page, address);
      await expect(strip(page)).toContainText('No answer came');
      expect(await covered(page, page.getByRole('main'))).toEqual([]);
    }
  }
});
