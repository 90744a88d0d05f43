import { prepare } from '../home/measure';
import { openPlainPage } from '../home/plainPage';
import type { PlainPage } from '../home/plainPage';
import { readTasks, writeDown } from '../home/tasks';
import { launch } from '../phone';
import type { BenchedTitle } from './titles';

/** Runs in the page before its own scripts: when its view is painted, and when its controls can be pressed. */
function watchGame(): void {
  const signs = { painted: 0, ready: 0 };
  Object.assign(window, { gameSigns: signs });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) signs.painted = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const isReady = () =>
    document.getElementById('boot') !== null && document.querySelector('fieldset:enabled') !== null;
  const look = () => {
    if (isReady()) signs.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const read = async (page: PlainPage, expression: string) => Number(await page.evaluate(expression));
const patienceMs = 30_000;

/** Waits until an expression in the page is true. @throws when it never is */
async function waitFor(page: PlainPage, expression: string): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += 200) {
    if ((await page.evaluate(expression)) === true) return;
    await pause(200);
  }
  throw new Error(`${expression} never came.`);
}

/** Opens an address on a slow phone, in a browser of its own: nothing is warm. */
async function visit<T>(
  url: string,
  slowdown: number,
  run: (page: PlainPage, readWork: () => ReturnType<typeof readTasks>) => Promise<T>,
): Promise<T> {
  const browser = await launch();
  try {
    const page = await openPlainPage(browser);
    await prepare(page, slowdown, `(${watchGame.toString()})()`);
    await writeDown(browser);
    await page.send('Page.navigate', { url });
    return await run(page, () => readTasks(browser, url));
  } finally {
    await browser.close();
  }
}

/** When the markup of a page without scripts is painted, in milliseconds. */
export const measureTwin = (url: string, slowdown: number): Promise<number> =>
  visit(url, slowdown, async (page) => {
    await waitFor(page, 'window.gameSigns?.painted > 0');
    await pause(1_000);
    return read(page, 'gameSigns.painted');
  });

/** Times of a game's page, in milliseconds of the slowed phone. */
export interface GameTimes {
  /** The view is there and its controls can be pressed. */
  readonly ready: number;
  /** The most work of one task while a round is played. */
  readonly longestTask: number;
}

/** After its last press a round is shown for so long, in milliseconds. */
const roundMs = 5_000;

export const measureGame = (
  url: string,
  { presses }: BenchedTitle,
  slowdown: number,
): Promise<GameTimes> =>
  visit(url, slowdown, async (page, readWork) => {
    await waitFor(page, 'window.gameSigns?.ready > 0');
    await pause(2_000);
    const begin = await read(page, 'performance.now()');
    for (const { control, afterMs } of presses) {
      await pause(afterMs);
      await page.evaluate(
        `document.querySelector(${JSON.stringify(`:is(${control}):enabled`)})?.click()`,
      );
    }
    await pause(roundMs);
    const ready = await read(page, 'gameSigns.ready');
    const tasks = (await readWork()).filter(({ start }) => start >= begin);
    return { ready, longestTask: Math.max(0, ...tasks.map(({ work }) => work)) };
  });
