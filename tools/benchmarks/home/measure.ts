import { chromium } from 'playwright';
import { watchPage } from '../../../e2e/support/weigh/inPage';
import type { PageSigns } from '../../../e2e/support/weigh/inPage';
import { gameTile, slowPhone } from '../../../e2e/support/weigh/visit';
import { findChromium } from '../../commands/src/chromium';
import { slowdownIn } from '../phone';
import { openPlainPage } from './plainPage';
import type { PlainPage } from './plainPage';

/** Timed figures of one page, in milliseconds; what never came is not a number. */
export interface Timed {
  readonly firstPaint: number;
  readonly firstRow: number;
  readonly largestPaint: number;
  /** Tasks over 50 ms from the first paint to rest; the frame that paints first begins before it. */
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

/** Makes a page a slow phone, on which nothing is kept and nobody has been. */
async function prepare({ send }: PlainPage, slowdown: number): Promise<void> {
  const phone = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
  await send('Emulation.setDeviceMetricsOverride', phone);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Network.enable');
  await send('Network.setBypassServiceWorker', { bypass: true });
  await send('Page.enable');
  // Some compilers name functions by a helper, which does not travel into the page with them.
  const source = `globalThis.__name ??= (named) => named;(${watchPage.toString()})(${JSON.stringify(gameTile)})`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await send('Network.emulateNetworkConditions', slowPhone.network);
}

function timed({ firstPaint = Number.NaN, row, largestPaint, longTasks }: PageSigns): Timed {
  const late = longTasks.filter(({ start }) => start >= firstPaint);
  return {
    firstPaint,
    firstRow: row ?? Number.NaN,
    largestPaint: largestPaint ?? Number.NaN,
    longTasks: late.length,
    longestTask: Math.max(0, ...late.map(({ duration }) => duration)),
  };
}

const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });

/** How many times slower a browser has to be here, at this moment, to be the phone's. */
export async function slowdownNow(): Promise<number> {
  const browser = await launch();
  return slowdownIn(browser).finally(() => browser.close());
}

/** One cold visit on a slow phone, in a browser of its own: nothing is warm. */
export async function measure(url: string, slowdown: number): Promise<Timed> {
  const browser = await launch();
  try {
    const page = await openPlainPage(browser);
    await prepare(page, slowdown);
    await page.send('Page.navigate', { url });
    await rest(page);
    const signs = JSON.parse(String(await page.evaluate('JSON.stringify(pageSigns)'))) as PageSigns;
    return timed(signs);
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Measure by measure, the middle of several visits. Of the tasks' length the least: whatever else the machine does only
 * makes them longer, and a limit, other than a ratio, is not longer with them.
 */
export function medians(runs: readonly Timed[]): Timed {
  const of = (name: keyof Timed) => median(runs.map((run) => run[name]));
  const least = (name: keyof Timed) => Math.min(...runs.map((run) => run[name]));
  return {
    firstPaint: of('firstPaint'),
    firstRow: of('firstRow'),
    largestPaint: of('largestPaint'),
    longTasks: least('longTasks'),
    longestTask: least('longestTask'),
  };
}
