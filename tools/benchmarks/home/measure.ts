import { watchPage } from '@playhouse/browser/watchPage';
import type { PageSigns } from '@playhouse/browser/watchPage';
import { gameTile, slowPhone } from '@playhouse/browser/slowPhone';
import { launch } from '../phone';
import { openPlainPage } from './plainPage';
import type { PlainPage } from './plainPage';
import { readTasks, writeDown } from './tasks';
import type { Task } from './tasks';

/** Timed figures of one page, in milliseconds; what never came is not a number. */
export interface Timed {
  readonly firstPaint: number;
  readonly firstRow: number;
  readonly largestPaint: number;
  /**
   * Tasks with over 50 ms of work from the first paint to rest; the frame that paints first begins before it. In time of
   * the slowed processor: a thread of a machine that others share waits for its turn in the middle of a task.
   */
  readonly longTasks: number;
  readonly longestTask: number;
}

export const measures = [
  'firstPaint',
  'firstRow',
  'largestPaint',
  'longTasks',
  'longestTask',
] as const satisfies readonly (keyof Timed)[];

/** No page rests before this, so that what a timer brings is measured too, in milliseconds. */
const earliestRestMs = 10_000;
/** Nothing may come for so long before the page counts as resting, in milliseconds. */
const quietMs = 2000;
const latestRestMs = 90_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function rest({ requests }: PlainPage): Promise<void> {
  const begin = Date.now();
  let seen = -1;
  let quietSince = begin;
  while (Date.now() - begin < latestRestMs) {
    await pause(200);
    if (requests.sent !== seen || requests.open > 0) quietSince = Date.now();
    seen = requests.sent;
    const isLate = Date.now() - begin >= earliestRestMs;
    if (isLate && Date.now() - quietSince >= quietMs) return;
  }
  throw new Error('The page never came to rest.');
}

/**
 * Makes a page a slow phone, on which nothing is kept and nobody has been.
 * @param watch a script that runs in the page before its own
 */
export async function prepare({ send }: PlainPage, slowdown: number, watch: string): Promise<void> {
  const phone = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
  await send('Emulation.setDeviceMetricsOverride', phone);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Network.enable');
  await send('Network.setBypassServiceWorker', { bypass: true });
  await send('Page.enable');
  // Some compilers name functions by a helper, which does not travel into the page with them.
  const source = `globalThis.__name ??= (named) => named;${watch}`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await send('Network.emulateNetworkConditions', slowPhone.network);
}

/** From so many milliseconds of work on a task is long. */
const longMs = 50;

function timed(
  { firstPaint = Number.NaN, row, largestPaint }: PageSigns,
  tasks: readonly Task[],
): Timed {
  const late = tasks.filter(({ start }) => start >= firstPaint);
  return {
    firstPaint,
    firstRow: row ?? Number.NaN,
    largestPaint: largestPaint ?? Number.NaN,
    longTasks: late.filter(({ work }) => work > longMs).length,
    longestTask: Math.max(0, ...late.map(({ work }) => work)),
  };
}

/** One cold visit on a slow phone, in a browser of its own: nothing is warm. */
export async function measure(url: string, slowdown: number): Promise<Timed> {
  const browser = await launch();
  try {
    const page = await openPlainPage(browser);
    await prepare(page, slowdown, `(${watchPage.toString()})(${JSON.stringify(gameTile)})`);
    await writeDown(browser);
    await page.send('Page.navigate', { url });
    await rest(page);
    const signs = JSON.parse(String(await page.evaluate('JSON.stringify(pageSigns)'))) as PageSigns;
    return timed(signs, await readTasks(browser, url));
  } finally {
    await browser.close();
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Measure by measure, the middle of all visits. Of the tasks' length the least of the first few: whatever else the machine
 * does only makes them longer, and a limit, other than a ratio, is not longer with them; with more visits that would be
 * another limit.
 */
export function medians(visits: readonly Timed[], few: number): Timed {
  const of = (name: keyof Timed) => median(visits.map((visit) => visit[name]));
  const least = (name: keyof Timed) =>
    Math.min(...visits.slice(0, few).map((visit) => visit[name]));
  return {
    firstPaint: of('firstPaint'),
    firstRow: of('firstRow'),
    largestPaint: of('largestPaint'),
    longTasks: least('longTasks'),
    longestTask: least('longestTask'),
  };
}
