import { expect } from '@playwright/test';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { gameTile, slowPhone } from '@playhouse/browser/slowPhone';
import { watchPage } from '@playhouse/browser/watchPage';
import type { PageSigns } from '@playhouse/browser/watchPage';
import { noteRequests } from './requests';
import type { PageRequest } from './requests';

/** Nothing may come for so long before the page counts as resting, in milliseconds. */
const quietMs = 2000;
/** No page rests before this, so that what a timer fetches is counted too, in milliseconds. */
const earliestRestMs = 10_000;
const latestRestMs = 90_000;

/** A page at rest that nobody has touched. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  /** In the order in which they were sent. */
  readonly requests: readonly PageRequest[];
  readonly signs: PageSigns;
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface VisitOptions {
  /** On a line as slow as Lighthouse's, or on its phone, too. @default neither */
  readonly slow?: 'line' | 'phone';
  /** Storage of an earlier visit, such as a session. @default nothing */
  readonly kept?: Kept | undefined;
  /** Readies the page before it is opened. */
  readonly prepare?: ((page: Page) => Promise<void>) | undefined;
}

/** Waits until network and main thread have been quiet. */
async function rest(page: Page, requests: readonly PageRequest[]): Promise<void> {
  const begin = Date.now();
  let seen = -1;
  let quietSince = begin;
  const isAtRest = async () => {
    const isBusy = await page.evaluate((ms) => {
      const { start, duration } = window.pageSigns.longTasks.at(-1) ?? { start: -ms, duration: 0 };
      return performance.now() - start - duration < ms;
    }, quietMs);
    const isFetching = requests.length !== seen || requests.some(({ ended }) => !ended);
    seen = requests.length;
    const now = Date.now();
    if (isBusy || isFetching) quietSince = now;
    return now - begin >= earliestRestMs && now - quietSince >= quietMs;
  };
  const options = { intervals: [200], timeout: latestRestMs, message: `rest of ${page.url()}` };
  await expect.poll(isAtRest, options).toBe(true);
}

/** Opens an address as a first visit on a phone, waits for rest, and hands the page to `read`. */
export async function visit<T>(
  browser: Browser,
  url: string,
  read: (visit: Visit) => Promise<T>,
  { slow, kept, prepare }: VisitOptions = {},
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    ...(kept === undefined ? {} : { storageState: kept }),
  });
  try {
    const page = await context.newPage();
    // Some compilers name functions by a helper, which does not travel into the page with them.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await page.addInitScript(watchPage, gameTile);
    const session = await context.newCDPSession(page);
    const requests = await noteRequests(session);
    await session.send('Performance.enable');
    if (slow === 'phone')
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.rate });
    if (slow !== undefined)
      await session.send('Network.emulateNetworkConditions', slowPhone.network);
    await prepare?.(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    await rest(page, requests);
    const signs = await page.evaluate(() => window.pageSigns);
    return await read({ page, session, requests, signs });
  } finally {
    await context.close();
  }
}
