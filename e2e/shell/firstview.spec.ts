import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { moving } from '../support/motion';
import { merchants } from '../support/ports';
import { noteShifts, shiftsOf } from '../support/shifts';
import { kindsOf } from '../support/extent';
import { forgetSession } from '../support/earlierVisit';
import { expect, test } from '../support/test';

test.use(moving);

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/**
 * Demands that every game of the first row stands over the footer, on a phone of this size, and that it shows three whole
 * ones; a row that is swiped shows a part of the next, too.
 */
async function demandWholeRow(page: Page, phone: (typeof phones)[number]): Promise<void> {
  await page.setViewportSize(phone);
  const games = page.getByRole('main').getByRole('link', { name: /^Play / });
  await expect(games.nth(2)).toBeAttached();
  const footer = await page.getByRole('contentinfo').boundingBox();
  const row = await games.evaluateAll((links) => {
    const boxes = links.map((link) => link.getBoundingClientRect());
    const first = boxes[0]?.top;
    const inView = boxes.filter(({ top, left }) => top === first && left < innerWidth);
    return inView.map(({ bottom, left, right }) => ({ bottom, left, right }));
  });
  const what = `${phone.width} px: ${JSON.stringify({ row, footer })}`;
  const whole = row.filter(({ left, right }) => left >= 0 && right <= phone.width);
  expect(whole.length, what).toBeGreaterThanOrEqual(3);
  for (const { bottom } of row) expect(bottom, what).toBeLessThanOrEqual(footer?.y ?? 0);
}

for (const merchant of kindsOf(merchants))
  test.describe(`the first view of ${merchant}`, () => {
    test.use({ merchant });

    test('shows a visitor a whole row of games and one invitation, on the smallest phone too [SHELL-01, SHELL-04]', async ({
      page,
      open,
    }) => {
      await withoutPopups(page);
      await open('/m/home');
      for (const phone of phones) await demandWholeRow(page, phone);
      const invitations = page.locator('a[href^="/m/register"]:visible');
      await expect(invitations).toHaveCount(1);
    });

    test('shows a member what is theirs: their own games first, and no welcome bonus [FAV-01, FAV-02, HOME-01]', async ({
      page,
      open,
      newMember,
      login,
    }) => {
      await withoutPopups(page);
      await login(await newMember());
      const banners = page.getByRole('region', { name: 'Promotions' });
      await expect(banners.getByRole('link', { name: 'Your rewards' })).toBeAttached();
      await expect(banners.getByRole('link', { name: '100% welcome bonus' })).toHaveCount(0);
      for (const phone of phones) await demandWholeRow(page, phone);
      const heart = page.getByRole('button', { name: /^Favourite: / }).nth(4);
      const name = (await heart.getAttribute('aria-label'))?.replace('Favourite: ', '') ?? '';
      await heart.click();
      await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible();
      await open('/m/home');
      await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible();
      const first = page
        .getByRole('main')
        .getByRole('link', { name: /^Play / })
        .first();
      await expect(first).toHaveAccessibleName(new RegExp(`^Play ${name} by `));
      for (const phone of phones) {
        await page.setViewportSize(phone);
        const footer = await page.getByRole('contentinfo').boundingBox();
        const box = await first.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
      }
      await first.click();
      await expect(page.locator('iframe')).toBeVisible();
      await open('/m/home');
      await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible();
    });
  });

const newcomers = [
  { merchant: 'amihanda', language: 'EN', width: 390 },
  { merchant: 'amihanda', language: 'TY', width: 320 },
  { merchant: 'corvalume', language: 'PT', width: 320 },
] as const;

for (const { merchant, language, width } of kindsOf(newcomers, 1))
  test.describe(`a newcomer to ${merchant} in ${language} at ${width} px`, () => {
    test.use({ merchant, language, viewport: { width, height: 720 } });

    test('sees nothing move on home right after the login, nor when it is opened anew [SHELL-08]', async ({
      page,
      newMember,
      login,
      open,
    }) => {
      await noteShifts(page);
      await withoutPopups(page);
      await login(await newMember());
      const card = page.locator('main a[href="/m/member/benefits"], main a[href="/m/member/home"]');
      for (const again of [false, true]) {
        if (again) await open('/m/home');
        await expect(card.filter({ hasText: /\d/ }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page)).toEqual([]);
      }
    });
  });

test('a member with games of their own sees nothing move after a login on another phone [SHELL-08, FAV-01]', async ({
  page,
  newMember,
  login,
}) => {
  await noteShifts(page);
  await withoutPopups(page);
  const member = await newMember();
  await login(member);
  await expect(page.getByRole('heading', { name: 'Start with these' })).toBeVisible();
  const kept = page.waitForResponse((response) => response.url().includes('avourite'));
  await page
    .getByRole('button', { name: /^Favourite: / })
    .nth(4)
    .click();
  await kept;
  await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible();
  await forgetSession(page);
  await login(member);
  await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
});

test('the categories are one row to swipe, and the offer of the app shares the line of the announcements [HOME-02, HOME-03]', async ({
  page,
  open,
}) => {
  await withoutPopups(page);
  await open('/m/home');
  const categories = page.getByRole('navigation', { name: 'Games' });
  const tops = await categories
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const news = await page.getByRole('link', { name: 'Announcements' }).boundingBox();
  const app = await page.getByRole('main').getByRole('button', { name: 'Download' }).boundingBox();
  expect(Math.abs((app?.y ?? 0) - (news?.y ?? 0))).toBeLessThanOrEqual(2);
});
