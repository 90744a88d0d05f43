import type { Locator, Page } from '@playwright/test';
import { whereabouts } from '../accounts/steps';
import { fingerOf } from '../support/finger';
import { moving, still } from '../support/motion';
import { merchants } from '../support/ports';
import { kindsOf } from '../support/extent';
import { expect, test } from '../support/test';

test.use(moving);

/** The slide in front of a carousel, as it is spoken: `2 of 6`. */
const front = (carousel: Locator) =>
  carousel.locator('[role="group"]:not([inert])').first().getAttribute('aria-label');

async function switchTo(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /English|Filipino/ }).click();
  await sheet.getByRole('button', { name: language, exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

// Announcements would lie over the boards.
test.beforeEach(({ page }) =>
  page.route('**/wps/announcement/home*', (route) =>
    route.fulfill({ json: { success: true, value: {} } }),
  ),
);

test('hot matches and winners take turns; a match opens with all about it and closes when left [HOT-01, WIN-01]', async ({
  page,
  open,
}) => {
  const winners = page.waitForRequest('**/GCSGAME_winnerBoard*');
  await open('/m/home');
  const asked = new URL((await winners).url()).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ gameCategory: 'ALL', limitNum: '20' });
  const board = page.getByRole('region', { name: 'Recent winners' });
  await board.scrollIntoViewIfNeeded();
  await expect(board.locator('[data-view="3"][data-gap="20"]')).toBeAttached();
  await expect.poll(() => front(board)).not.toBe('1 of 20');

  const strip = page.getByRole('region', { name: 'Hot matches' });
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(() => front(strip)).toBe('2 of 6');
  await strip.getByRole('button', { name: 'Pause' }).click();
  const match = strip.locator('[role="group"]:not([inert]) button');
  const teams = await match.locator('svg + span').allTextContents();
  expect(teams).toHaveLength(2);
  await match.click();
  const dialog = page.getByRole('dialog');
  for (const team of teams) await expect(dialog.getByText(team, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^\d\d\/\d\d \d\d:\d\d$/)).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await match.click();
  await dialog.getByRole('button', { name: 'Play now' }).click();
  await expect.poll(() => whereabouts(page)).toMatch(/^\/m\/login\?returnTo=%2Fm%2FlaunchGame/);
  await expect(dialog).toHaveCount(0);
});

test.describe('who asked for less motion', () => {
  test.use(still);

  test('sees boards that stand still; another language loads them and the games anew [HOT-01, WIN-01, LANG-03]', async ({
    page,
    open,
  }) => {
    await open('/m/home');
    const board = page.getByRole('region', { name: 'Recent winners' });
    const strip = page.getByRole('region', { name: 'Hot matches' });
    for (const carousel of [board, strip]) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.getByRole('button', { name: 'Pause' })).toHaveCount(0);
      expect(await front(carousel)).toMatch(/^1 of /);
    }
    const inFilipino = [
      'hotGames',
      'allVassalages',
      'vendorConfig',
      'winnerBoard',
      'hotMatches',
    ].map((name) =>
      page.waitForRequest(
        (request) =>
          request.url().includes(`GCSGAME_${name}`) &&
          request.headers()['accept-language'] === 'TY',
      ),
    );
    await switchTo(page, 'Menu', 'Filipino');
    await Promise.all(inFilipino);
    await expect(page.getByText('Mga bagong nanalo')).toBeVisible();
    await open('/m/gameList?gameType=FISH');
    const inEnglish = page.waitForRequest(/GCSGAME_gameList\?.*language=EN/);
    await switchTo(page, 'Menu', 'English');
    await inEnglish;
    await expect(page.getByRole('link', { name: /^Play / }).first()).toBeVisible();
  });

  test('up to four winners stand as a list [WIN-01]', async ({ page, open }) => {
    await page.route('**/GCSGAME_winnerBoard*', async (route) => {
      const answer = (await (await route.fetch({ maxRetries: 2 })).json()) as { value: unknown[] };
      await route.fulfill({ json: { ...answer, value: answer.value.slice(0, 4) } });
    });
    await open('/m/home');
    await expect(page.getByRole('link', { name: /^Play now: / })).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'Recent winners' })).toHaveCount(0);
  });
});

for (const merchant of kindsOf(merchants))
  test.describe(`at ${merchant}`, () => {
    test.use({ merchant, viewport: { width: 320, height: 640 } });

    test('a match card names both teams whole on the narrowest phone, with crests that cost no request, and says what is live [HOT-01]', async ({
      page,
      open,
    }) => {
      const art: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/art/team/')) art.push(request.url());
      });
      await open('/m/home');
      const strip = page.getByRole('region', { name: 'Hot matches' });
      await strip.scrollIntoViewIfNeeded();
      const cards = strip.locator('[role="group"] button');
      // In hand all of them are there; before, those in view and their neighbours.
      await expect(cards).toHaveCount(3);
      const finger = await fingerOf(page);
      await finger.swipe(strip, { x: 0, y: -40 });
      await expect(cards).toHaveCount(6);
      const names = await cards.locator('svg + span').evaluateAll((spans) =>
        spans.map((span) => ({
          isCut: span.scrollWidth > span.clientWidth,
          top: Math.round(span.getBoundingClientRect().top),
        })),
      );
      expect(names).toHaveLength(12);
      expect(names.filter(({ isCut }) => isCut)).toEqual([]);
      expect(new Set(names.map(({ top }) => top)).size).toBe(12);
      await expect(strip.getByText('Live')).toHaveCount(1);
      expect(art).toEqual([]);
    });
  });
