import { browserArgs } from '@playhouse/browser/browserArgs';
import { findChromium } from '@playhouse/browser/findChromium';
import { chromium, type Browser, type Page } from 'playwright';
import { freezePages } from './freezePage';
import type { Shot } from './listShots';

/** As many pages at once as keep two cores at work. */
const pagesAtOnce = 3;

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

/** Waits until letters and pictures are there and two frames one after the other are as tall as each other. */
const waitUntilStill = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // One further down is otherwise waited for in vain.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let before = -1; before !== document.documentElement.scrollHeight;) {
      before = document.documentElement.scrollHeight;
      await frame();
      await frame();
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });

/** Notes what a page is still fetching: a part whose script comes late is not to be missed. */
function watchRequests(page: Page): ReadonlySet<unknown> {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

interface Opened {
  readonly page: Page;
  /** Requests on their way. */
  readonly open: ReadonlySet<unknown>;
}

/** Waits until nothing is fetched any more and the page stands still. */
async function waitUntilQuiet({ page, open }: Opened): Promise<number> {
  for (;;) {
    const tall = await waitUntilStill(page);
    if (open.size === 0) return tall;
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
  return { page, open: watchRequests(page) };
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
