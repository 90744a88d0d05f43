import type { Page } from '@playwright/test';
import { forgetSession } from '../support/earlierVisit';
import { withoutPopups } from '../support/announcements';
import { moving } from '../support/motion';
import { noteShifts, readShifts } from '../support/shifts';
import { expect, test } from '../support/test';

test.use(moving);
test.beforeEach(({ page }) => withoutPopups(page));

const games = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Play / });

/**
 * Demands that every game of the first row stands over the footer, on the usual phone and on the smallest, and that the
 * row shows three whole ones; one that is swiped shows a part of the next, too.
 */
async function demandWholeRow(page: Page): Promise<void> {
  await expect(games(page).nth(2)).toBeAttached();
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const footer = await page.getByRole('contentinfo').boundingBox();
    const row = await games(page).evaluateAll((links) => {
      const boxes = links.map((link) => link.getBoundingClientRect());
      const first = boxes[0]?.top;
      const inView = boxes.filter(({ top, left }) => top === first && left < innerWidth);
      return inView.map(({ bottom, left, right }) => ({ bottom, left, right }));
    });
    const what = `${width} px: ${JSON.stringify({ row, footer })}`;
    const whole = row.filter(({ left, right }) => left >= 0 && right <= width);
    expect(whole.length, what).toBeGreaterThanOrEqual(3);
    for (const { bottom } of row) expect(bottom, what).toBeLessThanOrEqual(footer?.y ?? 0);
  }
}

test('visitor sees a row of games, and nothing moves [SHELL-01, SHELL-04, HOME-02, HOME-03]', async ({
  page,
  open,
}) => {
  await noteShifts(page);
  await open('/m/home');
  // The digits of the jackpot come last.
  await expect(page.locator('[data-ready="true"] [data-digit]').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await readShifts(page)).toEqual([]);
  await demandWholeRow(page);
  await expect(page.locator('a[href^="/m/register"]:visible')).toHaveCount(1);
  // One row of categories, and one button for all that moves.
  await expect(page.getByRole('tablist')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('button', { name: 'Pause' })).toHaveCount(1);
  const news = await page.getByRole('link', { name: 'Announcements' }).boundingBox();
  const app = await page.getByRole('main').getByRole('button', { name: 'Download' }).boundingBox();
  expect(Math.abs((app?.y ?? 0) - (news?.y ?? 0))).toBeLessThanOrEqual(2);
});

test('member sees own games first after a login [FAV-01, FAV-02, HOME-01, SHELL-08]', async ({
  page,
  newMember,
  login,
}) => {
  const atRest = async () => {
    await page.waitForLoadState('networkidle');
    expect(await readShifts(page)).toEqual([]);
  };
  await noteShifts(page);
  const member = await newMember();
  await login(member);
  await expect(page.getByRole('heading', { name: 'Start with these' })).toBeVisible();
  const card = page.locator('main a[href="/m/member/benefits"]');
  await expect(card.filter({ hasText: /\d/ })).toBeVisible();
  await atRest();
  await expect(page.getByRole('link', { name: '100% welcome bonus' })).toHaveCount(0);
  await demandWholeRow(page);
  const heart = page.getByRole('button', { name: /^Favorite: / }).nth(4);
  const name = (await heart.getAttribute('aria-label'))?.replace('Favorite: ', '') ?? '';
  const kept = page.waitForResponse((response) => response.url().includes('avourite'));
  await heart.click();
  await kept;

  await forgetSession(page);
  await login(member);
  await expect(page.getByRole('heading', { name: 'Your favorites' })).toBeVisible();
  await atRest();
  const first = games(page).first();
  await expect(first).toHaveAccessibleName(new RegExp(`^Play ${name} by `));
  const [footer, box] = [
    await page.getByRole('contentinfo').boundingBox(),
    await first.boundingBox(),
  ];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
});

test('home at rest leaves the processor in peace, whatever moves on it [HOME-03]', async ({
  page,
  open,
}) => {
  await open('/m/home');
  await expect(games(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const endless = () =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length;
  expect(await page.evaluate(endless), 'something moves for ever').toBeGreaterThan(0);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /** How often styles were computed, and the seconds at which that was read. */
  const passes = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { count: valueOf('RecalcStyleCount'), at: valueOf('Timestamp') };
  };
  const before = await passes();
  const second = page.getByRole('button', { name: 'Show slide 2' });
  await expect(second).toHaveAttribute('aria-current', 'true');
  const after = await passes();
  // A movement of the main thread takes one in each of 60 frames. Banners and winners that take turns take some.
  expect((after.count - before.count) / (after.at - before.at)).toBeLessThan(20);
});
