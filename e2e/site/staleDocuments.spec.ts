import type { Page } from '@playwright/test';
import { readFrames, noteFrames } from './frames';
import { moving } from '../support/motion';
import { noteShifts, readOwnShifts } from '../support/shifts';
import { expect, test as base } from '../support/test';
import { ageDocuments } from './ageDocuments';
import { gameTile } from '@playhouse/browser/slowPhone';
import { removedItems, serveStaleSite } from './serveStaleSite';

const test = base.extend<{ yesterday: string }>({
  yesterday: async ({ merchant }, use) => serveStaleSite(merchant, use),
  baseURL: async ({ yesterday }, use) => use(yesterday),
});

const day = 86_400_000;

/** The games that stand first, by their names. */
const firstGames = (page: Page) =>
  page
    .locator(gameTile)
    .evaluateAll((tiles) => tiles.slice(0, 6).map((tile) => tile.getAttribute('aria-label')));

interface Answer {
  readonly value: Readonly<Record<string, unknown>> | readonly unknown[];
}

/** Names of the first games of today's first answer. */
function gamesOfToday(page: Page): Promise<readonly string[]> {
  return new Promise((resolve) => {
    void page.route('**/GCSGAME_hotGames*', async (route) => {
      const response = await route.fetch({ maxRetries: 2 });
      const { value } = (await response.json()) as Answer;
      const list = Array.isArray(value) ? value : Object.values(value).find(Array.isArray);
      const games = (list as { displayName: string }[]).slice(0, 6);
      resolve(games.map(({ displayName }) => displayName));
      await route.fulfill({ response });
    });
  });
}

/** The box around the buttons on top grows to its left for one that a flag brings; it paints nothing, and none of them moves. */
const isSeen = ({ moved }: { moved: string }) => !/^_account_[^;]*$/.test(moved);

test.use(moving);

test('stale document is renewed without a gap, a move or a mismatch [ROUTE-20, WL-02]', async ({
  page,
}) => {
  await noteShifts(page);
  await noteFrames(page);
  await ageDocuments(page, day);
  const today = gamesOfToday(page);
  await page.goto('/m/home');
  const names = await today;
  await expect(page.getByText(removedItems.game)).toHaveCount(0);
  const isToday = async () =>
    (await firstGames(page)).map((label, place) => label?.includes(names[place] ?? ' '));
  await expect.poll(isToday).toEqual(names.map(() => true));
  await expect(page.getByText(removedItems.notice)).toHaveCount(0);
  await expect(page.getByRole('img', { name: removedItems.banner })).toHaveCount(0);
  // Behind an announcement, if that has come.
  const bar = page.getByRole('banner', { includeHidden: true });
  await expect(bar.getByRole('link', { name: 'Join now', includeHidden: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { from, gaps } = await readFrames(page);
  expect(from).toContain(removedItems.game);
  expect(gaps).toEqual([]);
  expect((await readOwnShifts(page)).filter(isSeen)).toEqual([]);
});
