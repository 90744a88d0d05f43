import { browserArgs } from '@playhouse/browser/browserArgs';
import { findChromium } from '@playhouse/browser/findChromium';
import { chromium, type Browser, type Page } from 'playwright';
import { freezePages } from './freezePage';
import type { Shot } from './listShots';

/** As many pages at once as keep two cores at work: each waits most of the time. */
const pagesAtOnce = 5;

/** Of the served Storybook, whatever port it has. */
const host = 'storybook.localhost';

const height = 844;

/** A list that goes on for ever is cut here. */
const tallest = 6000;

/** How long a screen may take to be drawn. */
const patience = 30_000;

interface Finish {
  readonly storyId: string;
  readonly status: 'success' | 'error';
}

interface Channel {
  last(event: string): readonly [Finish] | undefined;
}

declare global {
  // Names of Storybook's own.
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
}

const addressOf = ({ storyId, globals }: Shot) => {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `http://${host}/iframe.html?viewMode=story&id=${storyId}&globals=${chosen.join(';')}`;
};

/** Waits until Storybook says that the story has played to its end; its `play` waits until the screen is drawn. */
async function waitForStory(page: Page, { storyId }: Shot): Promise<void> {
  const handle = await page.waitForFunction(
    (id) => {
      const [finish] = globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? [];
      return finish?.storyId === id && finish;
    },
    storyId,
    { timeout: patience },
  );
  const finish = await handle.jsonValue();
  if (finish === false || finish.status !== 'success') {
    const told = await page.locator('#error-message, #error-stack').allInnerTexts();
    throw new Error(`Its story failed. ${told.join(' ').slice(0, 300)}`);
  }
}

/**
 * How long a page has to stay as it is, in milliseconds. Longer than what comes by itself after a while: an announcement
 * (500), and a part whose script came late (React holds it back for 300).
 */
const stillMs = 600;

/** Waits until a page has not changed for a while and its letters and pictures are there. @returns its height */
const waitUntilStill = (page: Page) =>
  page.evaluate(async (ms) => {
    await new Promise<void>((resolve) => {
      // Parts that wait for a quiet moment have had it by then, and may have changed the page.
      const rest = () => requestIdleCallback(() => (isChanged ? wait() : end()));
      let isChanged = false;
      let timer = setTimeout(rest, ms);
      function wait() {
        isChanged = false;
        clearTimeout(timer);
        timer = setTimeout(rest, ms);
      }
      const watcher = new MutationObserver(() => {
        wait();
        isChanged = true;
      });
      function end() {
        watcher.disconnect();
        resolve();
      }
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      watcher.observe(document, all);
    });
    await document.fonts.ready;
    // One further down is otherwise waited for in vain.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return document.documentElement.scrollHeight;
  }, stillMs);

/** Requests of a page: how many have begun, and those on their way. */
interface Requests {
  readonly open: ReadonlySet<unknown>;
  readonly begun: number;
}

/** Notes what a page is still fetching: a part whose script comes late is not to be missed. */
function watchRequests(page: Page): Requests {
  const open = new Set<unknown>();
  const requests = { open, begun: 0 };
  page.on('request', (request) => {
    open.add(request);
    requests.begun += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return requests;
}

interface Opened {
  readonly page: Page;
  readonly requests: Requests;
}

/** Waits until a page stands still while nothing is fetched. @returns its height */
async function waitUntilQuiet({ page, requests }: Opened): Promise<number> {
  for (;;) {
    const { begun } = requests;
    const isQuiet = requests.open.size === 0;
    const tall = await waitUntilStill(page);
    if (isQuiet && requests.begun === begun) return tall;
  }
}

/** A window as tall as the page has what is fixed at its ends, and what is drawn once it is near is there. */
async function showWhole(opened: Opened, width: number): Promise<void> {
  for (let tall = height, attempt = 0; attempt < 4; attempt += 1) {
    const needed = Math.min(Math.max(await waitUntilQuiet(opened), height), tallest);
    if (needed === tall) return;
    tall = needed;
    await opened.page.setViewportSize({ width, height: tall });
  }
}

async function takePicture(opened: Opened, shot: Shot): Promise<Buffer> {
  const { page } = opened;
  await page.setViewportSize({ width: shot.width, height });
  await page.goto(addressOf(shot));
  await waitForStory(page, shot);
  await showWhole(opened, shot.width);
  return page.screenshot();
}

/** A picture, or why there is none. */
export type Outcome =
  { readonly shot: Shot; readonly picture: Buffer } | { readonly shot: Shot; readonly why: string };

async function attempt(opened: Opened, shot: Shot): Promise<Outcome> {
  try {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('It was not drawn in time.')), 2 * patience).unref();
    });
    return { shot, picture: await Promise.race([takePicture(opened, shot), late]) };
  } catch (error) {
    return { shot, why: error instanceof Error ? error.message : String(error) };
  }
}

async function openPage(browser: Browser): Promise<Opened> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height }, deviceScaleFactor: 1, reducedMotion: 'reduce' },
    ...{ hasTouch: true, locale: 'en-GB', timezoneId: 'Asia/Manila', serviceWorkers: 'block' },
  });
  await freezePages(context);
  const page = await context.newPage();
  return { page, requests: watchRequests(page) };
}

/**
 * Takes a picture of each shot from a served Storybook, some pages at once.
 * @returns the version of the browser that has drawn them
 */
export async function takePictures(
  origin: string,
  shots: readonly Shot[],
  onOutcome: (outcome: Outcome) => Promise<void>,
): Promise<string> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...browserArgs,
      // Letters and colours as on any other machine; each picture painted whole, in one go.
      ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
      ...['--disable-partial-raster', '--disable-skia-runtime-opts', '--num-raster-threads=1'],
      // Pages show their own address in places.
      `--host-resolver-rules=MAP ${host}:80 ${new URL(origin).host}`,
    ],
  });
  try {
    const queue = [...shots];
    const work = async () => {
      const opened = await openPage(browser);
      for (let shot = queue.shift(); shot !== undefined; shot = queue.shift())
        await onOutcome(await attempt(opened, shot));
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
    return browser.version();
  } finally {
    await browser.close();
  }
}
