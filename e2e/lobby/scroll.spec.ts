import type { Page } from '@playwright/test';
import { moving } from '../support/motion';
import { expect, test } from '../support/test';
import { scrollTop, tiles } from './steps';

test.use(moving);

interface Frame {
  /** Where the page was scrolled to, in CSS px. */
  readonly top: number;
  /** Whether the screen showed a place of the list that had no tile. */
  readonly empty: boolean;
}

declare global {
  interface Window {
    watchedFrames?: Frame[];
  }
}

/** Opens a list whose first page is as long as many, each game with an id of its own. */
async function openLongList(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await page.route('**/wps/relay/GCSGAME_gameList?*', async (route) => {
    const answer = (await (await route.fetch({ maxRetries: 2 })).json()) as {
      value: { games: object[] };
    };
    const { games } = answer.value;
    const many = Array.from({ length: 2000 }, (_, number) => {
      return { ...games[number % games.length], nodeId: String(number) };
    });
    const value = { games: many, pageNum: 1, totalPages: 1 };
    await route.fulfill({ json: { ...answer, value } });
  });
  await open('/m/gameList?gameType=RNG');
  await expect(tiles(page).first()).toBeVisible();
}

/** Watches every frame from now on. */
function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const frames: Frame[] = [];
    window.watchedFrames = frames;
    const look = () => {
      const list = document
        .querySelector('main [role="list"][aria-label]')
        ?.getBoundingClientRect();
      const drawn = [...document.querySelectorAll('main [role="listitem"][aria-setsize]')];
      const first = drawn.at(0)?.getBoundingClientRect();
      const last = drawn.at(-1)?.getBoundingClientRect();
      const top = Math.max(0, list?.top ?? 0);
      const bottom = Math.min(window.innerHeight, list?.bottom ?? 0);
      // Between two rows lies a gap of 8 px.
      const empty = !first || !last || first.top > top + 9 || last.bottom < bottom - 9;
      frames.push({ top: window.scrollY, empty });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Empty places since two frames after the page stopped. */
async function framesAtRest(page: Page): Promise<readonly Frame[]> {
  const frames = await page.evaluate(() => window.watchedFrames ?? []);
  const stop = frames.findLastIndex(({ top }, index) => top !== frames[index - 1]?.top);
  return stop <= 0 ? [] : frames.slice(stop + 2);
}

/** Seven rows on the screen and beside it, four ahead of it on either side, and one that is on its way. */
const mostTiles = 48;

/** The page has stopped, no place lacks its tile, and no more tiles exist than a screen and what is near it. */
async function expectWhole(page: Page): Promise<void> {
  await expect.poll(async () => (await framesAtRest(page)).length).toBeGreaterThan(9);
  expect((await framesAtRest(page)).filter(({ empty }) => empty)).toEqual([]);
  expect(await page.locator('main [aria-setsize]').count()).toBeLessThanOrEqual(mostTiles);
}

test('a leap into a long list ends where it leads, and every place there has its tile [LIST-06]', async ({
  page,
  open,
}) => {
  await openLongList(page, open);
  await watchFrames(page);
  // Beyond what is drawn, so that the screen shows empty space before its tiles are there.
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expectWhole(page);
  // The browser does not scroll along with the rows that come.
  expect(await scrollTop(page)).toBe(3000);
});

test(
  'list shows every tile when a slow phone scrolls hard [LIST-01, LIST-06]',
  { tag: '@world' },
  async ({ page, open }) => {
    await openLongList(page, open);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watchFrames(page);
    for (const [distance, speed] of [
      [-3000, 1600],
      [-30_000, 20_000],
      [12_000, 8000],
    ] as const) {
      await session.send('Input.synthesizeScrollGesture', {
        ...{ x: 195, y: 600, yDistance: distance, speed },
        gestureSourceType: 'mouse',
        preventFling: true,
      });
      await expectWhole(page);
    }
    expect(await scrollTop(page)).toBeGreaterThan(10_000);
  },
);
