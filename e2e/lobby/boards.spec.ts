import type { Locator } from '@playwright/test';
import { whereabouts } from '../auth/steps';
import { withoutPopups } from '../support/announcements';
import { moving } from '../support/motion';
import { expect, test } from '../support/test';

test.use(moving);

/** The slide in front of a carousel, as it is spoken: `2 of 6`. */
const front = (carousel: Locator) =>
  carousel.locator('[role="group"]:not([inert])').first().getAttribute('aria-label');

/** Longer than a slide stands, in milliseconds. */
const turnMs = 6_000;

test('winners and matches take turns, and a match is played from its window [HOT-01, WIN-01]', async ({
  page,
  open,
}) => {
  await withoutPopups(page);
  await page.clock.install();
  await open('/m/home');
  for (const [name, first] of [
    ['Recent winners', '1 of 20'],
    ['Hot matches', '1 of 6'],
  ] as const) {
    const board = page.getByRole('region', { name });
    await board.scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(turnMs);
      expect(await front(board)).not.toBe(first);
    }).toPass();
  }
  const board = page.getByRole('region', { name: 'Recent winners' });
  await expect(board.locator('[data-view="3"][data-gap="20"]')).toBeAttached();

  const strip = page.getByRole('region', { name: 'Hot matches' });
  // One button pauses everything that moves on a page.
  await page.getByRole('main').getByRole('button', { name: 'Pause' }).click();
  await strip.scrollIntoViewIfNeeded();
  const match = strip.locator('[role="group"]:not([inert]) button');
  const teams = await match.locator('svg + span').allTextContents();
  expect(teams).toHaveLength(2);
  await match.click();
  const dialog = page.getByRole('dialog');
  for (const team of teams)
    await expect(dialog.getByText(team, { exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Play now' }).click();
  await expect.poll(() => whereabouts(page)).toMatch(/^\/m\/login\?returnTo=%2Fm%2FlaunchGame/);
  await expect(dialog).toHaveCount(0);
});
