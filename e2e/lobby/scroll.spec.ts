import type { Page } from '@playwright/test';
import { moving } from '../support/motion';
import { expect, test } from '../support/test';
import { scrollTop, tiles } from './steps';

test.use(moving);

/** Opens a list whose first page is as long as many, each game with an id of its own. */
async function openLongList(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await page.route('**/wps/relay/GCSGAME_gameList?*', async (route) => {
    const answer = (await (await route.fetch({ maxRetries: 2 })).json()) as {
      value: { games: object[] };
    };
    const { games } = answer.value;
    const many = Array.from({ length: 800 }, (_, number) => {
      return { ...games[number % games.length], nodeId: String(number) };
    });
    const value = { games: many, pageNum: 1, totalPages: 1 };
    await route.fulfill({ json: { ...answer, value } });
  });
  await open('/m/gameList?gameType=RNG');
  await expect(tiles(page).first()).toBeVisible();
  await expect(tiles(page)).toHaveCount(800);
}

/** How much of the page is left below the screen, in CSS px. */
const roomBelow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - window.innerHeight);

test('a leap into a long list ends where it leads, and the list keeps its height [LIST-06]', async ({
  page,
  open,
}) => {
  await openLongList(page, open);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const place of [3000, 20_000, 9000]) {
    await page.evaluate((top) => window.scrollTo(0, top), place);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
          return seen?.closest('[role="listitem"], [role="presentation"]') !== null;
        }),
      )
      .toBe(true);
    expect(await height()).toBe(before);
    expect(await scrollTop(page)).toBe(place);
  }
});

test('a list that stands has more below it than a fling goes [LIST-06]', async ({ page, open }) => {
  await open('/m/gameList?gameType=RNG');
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(() => roomBelow(page), { timeout: 20_000 }).toBeGreaterThan(4000);
});

const ways = {
  'is loaded anew': async (page: Page) => void (await page.reload()),
  'is come back to from another site': async (page: Page) => {
    await page.goto('about:blank');
    await page.goBack();
  },
  'was put away by the phone on the next screen': async (page: Page) => {
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/m/home"]')?.click());
    await page.waitForURL('**/m/home');
    await page.reload();
    await page.goBack();
  },
} as const;

for (const [way, leave] of Object.entries(ways))
  test(`a list that ${way} stands where it stood [LIST-06]`, async ({ page, open }) => {
    await open('/m/gameList?gameType=RNG');
    await expect.poll(() => roomBelow(page), { timeout: 20_000 }).toBeGreaterThan(4000);
    await page.mouse.wheel(0, 3500);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(3000);
    const before = await scrollTop(page);
    await leave(page);
    await expect.poll(() => scrollTop(page), { timeout: 20_000 }).toBe(before);
  });
