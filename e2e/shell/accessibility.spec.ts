import type { Page } from '@playwright/test';
import { announce, popup, withoutPopups } from '../support/announcements';
import { chunkOf } from '../support/chunks';
import { isWhole } from '../support/extent';
import { inspectScreen, kept, sitesFor, themesOf } from '../support/inspect';
import type { Themes } from '../support/inspect';
import { still } from '../support/motion';
import { withText } from '../support/sideways';
import { expect, test } from '../support/test';

const screens = [
  '/m/notice',
  '/m/useragreement',
  '/m/help',
  '/m/helpDetail',
  '/m/service',
  '/m/maintenance',
  '/m/restricted',
  '/m/blockedIp',
  '/m/download',
  '/m/outerApp?url=https://games.example/x',
  '/m/no-such-screen',
] as const;

async function inspect(page: Page, what: string, looks: Themes): Promise<void> {
  await inspectScreen(page, what, looks);
  expect.soft(await withText(page, '200%'), `${what} with large text`).toEqual({
    wider: 0,
    tallBars: [],
    outside: [],
  });
}

/** Home with all that comes late. */
async function openHome(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open('/m/home');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('complementary').first()).toBeVisible();
}

/** Which of the menu's buttons opens what. */
const entries = { service: 0, download: 1, language: 2 } as const;

/** Opens the menu, follows one of its entries to what lies over home, looks, and closes it again. */
async function inspectOverlay(
  page: Page,
  looks: Themes,
  entry?: keyof typeof entries,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').locator('[aria-haspopup="dialog"]').last().click();
  await expect(dialog).toBeVisible();
  if (entry !== undefined) {
    const menu = await dialog.getAttribute('aria-labelledby');
    await dialog.getByRole('listitem').getByRole('button').nth(entries[entry]).click();
    await expect(page.locator(`[role="dialog"]:not([aria-labelledby="${menu}"])`)).toBeVisible();
  }
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  await inspect(page, entry ?? 'menu', looks);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

// Animated contrasts would be measured half-way.
test.use({ ...still, viewport: { width: 320, height: 720 } });

for (const { merchant, language, looks } of sitesFor('amihanda')) {
  test.describe(`${merchant} in ${language}`, () => {
    test.use({ merchant, language });
    test.slow(true, 'many screens');

    test(`the shell’s screens ${kept(looks)} 320 pixels, also with text twice as large`, async ({
      page,
      open,
    }) => {
      for (const address of screens) {
        await open(address);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 }), address).toBeAttached();
        await expect(main.locator('[aria-busy="true"]'), address).toHaveCount(0);
        await inspect(page, address, looks);
      }
    });

    // Its parts are looked at in every story.
    if (isWhole)
      test(`home and what lies over it ${kept(looks)} 320 pixels, also with text twice as large`, async ({
        page,
        open,
        returnAs,
        newMember,
      }) => {
        await announce(page, { popups: [popup('B', 'Welcome'), popup('B', 'Second')] });
        await open('/m/home');
        await expect(page.getByRole('dialog')).toBeVisible();
        await inspect(page, 'announcement popup', looks);
        await withoutPopups(page);
        await openHome(page, open);
        await inspect(page, 'home of a visitor', looks);
        for (const entry of [undefined, 'service', 'download', 'language'] as const)
          await inspectOverlay(page, looks, entry);
        await returnAs(await newMember({ balance: 123_456_789.12 }));
        await openHome(page, open);
        await inspect(page, 'home of a member', looks);
        await inspectOverlay(page, looks);
      });
  });
}

test('a screen that failed keeps WCAG 2.2 AA too', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/, /Failed to fetch/);
  const gone = chunkOf('libs/content/src/pages/NoticePage.tsx');
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/m/notice');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await inspect(page, 'error screen', themesOf('amihanda'));
});
