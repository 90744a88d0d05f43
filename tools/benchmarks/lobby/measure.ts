import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { scrollAsFinger } from './finger';
import type { FingersFrames } from './finger';
import type { ScrollResult } from './page/instruments';

export type GridKind = 'lobby' | 'naive';

export interface Measured extends ScrollResult, FingersFrames {
  /** Share of late frames while nothing happened, 0 to 1: what the machine does by itself. */
  atRest: number;
  /** Ms of processor time that the main thread took for a frame, the machine's other work not counted. */
  work: number;
  /** Median ms from tap to first response. */
  filter: number;
  tab: number;
  favourite: number;
}

/** Taps of each kind; the naive grid takes seconds for one, so that a few tell enough. */
const roundsOf: Record<GridKind, number> = { lobby: 5, naive: 1 };
/** A row a frame: a hard fling. */
export const pxPerFrame = 173;
/** The naive grid draws nothing while it scrolls, so that some frames tell enough. */
const framesOf: Record<GridKind, number> = { lobby: 500, naive: 40 };

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function timeTaps(page: Page, rounds: number, targets: readonly Locator[]): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      const time = page.evaluate(() => window.lobbyBenchmark.timeNextTap());
      await target.click({ noWaitAfter: true });
      times.push(await time);
      await page.waitForTimeout(100);
    }
  }
  return median(times);
}

/** Seconds that the main thread has worked so far. */
async function workedSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** The window that a list is opened in. */
export interface Phone {
  readonly browser: Browser;
  /** How many times its processor is slowed down. */
  readonly slowdown: number;
}

/** Opens the page with one of the grids on a slow phone, and measures it. */
export async function measure(
  { browser, slowdown }: Phone,
  url: string,
  grid: GridKind,
  tiles: number,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}?grid=${grid}&tiles=${String(tiles)}`);
  await page.getByRole('listitem').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(1000);
  const atRest = await page.evaluate((duration) => window.lobbyBenchmark.rest(duration), 5000);
  const finger =
    grid === 'lobby'
      ? await scrollAsFinger(browser, page)
      : { heavy: Number.NaN, heaviest: Number.NaN };
  await page.evaluate(() => window.lobbyBenchmark.comeToStart());
  // Time that others take from the thread is none of its work.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workedSeconds(session);
  const scroll = await page.evaluate(
    ([frames, px]) => window.lobbyBenchmark.scrollThrough(frames, px),
    [framesOf[grid], pxPerFrame] as const,
  );
  const work = (((await workedSeconds(session)) - before) * 1000) / scroll.frames;
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(1000);
  const rounds = roundsOf[grid];
  const vendors = page.getByRole('group', { name: 'Vendors' });
  const button = (name: string) => vendors.getByRole('button', { name, exact: true });
  const filter = await timeTaps(page, rounds, [button('Koi'), button('All')]);
  const tab = await timeTaps(page, rounds, [
    page.getByRole('button', { name: 'Hot', exact: true }),
  ]);
  const favourite = await timeTaps(page, rounds, [
    page.locator('[role=listitem] button[aria-pressed]').first(),
  ]);
  await context.close();
  return { ...scroll, ...finger, atRest, work, filter, tab, favourite };
}
