import type { Locator, Page } from '@playwright/test';
import { getGame } from '../lobby/steps';
import { expect, go, startGame, strip, test } from './steps';

/** The texts of controls that a tap in their middle does not reach once they are scrolled to. */
const covered = (within: Locator) =>
  within.evaluate((place) =>
    [...place.querySelectorAll('button, a[href], input')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit === null || !(control.contains(hit) || hit.contains(control));
      })
      .map(({ textContent }) => textContent ?? ''),
  );

/** Where something stands on the screen, in CSS pixels. */
async function spanOf(place: Locator): Promise<readonly [top: number, bottom: number]> {
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return [y, y + height];
}

/** A game in a frame knows nothing of the strip: the frame has to end where the strip begins, or the other way. */
async function expectApart(page: Page): Promise<void> {
  const [gameTop, gameBottom] = await spanOf(page.locator('iframe'));
  const [top, bottom] = await spanOf(strip(page));
  expect(bottom - top).toBeGreaterThan(0);
  expect(gameBottom <= top + 1 || bottom <= gameTop + 1).toBe(true);
}

test('strip of a pending withdrawal covers no control [LAUNCH-04, SHELL-03]', async ({
  page,
  line,
  enter,
  loseWithdrawal,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await enter({ type: 1 });
  line.spoil('GLS2_intent', 'swallow', 999);
  await loseWithdrawal(200);
  await startGame(page, 'RNG');
  await expect(strip(page)).toContainText('We have not heard back yet');
  await expectApart(page);
  expect(await covered(getGame(page).locator('body'))).toEqual([]);
  for (const address of ['/m/voucherCenter', '/m/agent']) {
    await go(page, address);
    await expect(strip(page)).toContainText('We have not heard back yet');
    expect(await covered(page.getByRole('main'))).toEqual([]);
  }
});
