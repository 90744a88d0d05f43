import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { saveData } from '../support/network';
import { longestChain } from '../support/weigh/requests';
import type { PageRequest } from '../support/weigh/requests';
import { visit } from '../support/weigh/visit';
import type { Visit, VisitOptions } from '../support/weigh/visit';

/** The cost of a first visit, counted by the browser. */
export interface Weight {
  /** Addresses of all scripts until rest, with their sizes under gzip in bytes. */
  readonly scripts: ReadonlyMap<string, number>;
  /** Requests sent until rest. */
  readonly requests: readonly string[];
  /** Requests sent before the first row of games was whole; `undefined` on a screen without games. */
  readonly beforeRow: readonly string[] | undefined;
  /** The longest chain of those, or of all on a screen without games. */
  readonly chain: readonly string[];
  readonly shift: number;
  readonly moved: readonly string[];
  /** Styles of the document under gzip in bytes: `inline` in its text, `linked` in files it waits for. */
  readonly styles: { readonly inline: number; readonly linked: number };
  /** Whether something has opened over the page by itself. */
  readonly announced: boolean;
}

const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

async function bodyOf(session: CDPSession, { id }: PageRequest): Promise<string> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId: id });
  return base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
}

async function scriptsOf({ session, requests }: Visit) {
  const sizes = new Map<string, number>();
  for (const request of requests.filter(({ isScript }) => isScript)) {
    if (!sizes.has(request.url)) sizes.set(request.url, gzip(await bodyOf(session, request)));
  }
  return sizes;
}

async function stylesOf({ session, requests }: Visit, document: string) {
  const texts = [...document.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text);
  const linked = [...document.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)];
  const files = linked.flatMap(([, href]) =>
    requests.filter(({ url }) => url.endsWith(href ?? ' ')).slice(0, 1),
  );
  const sizes = await Promise.all(files.map(async (file) => gzip(await bodyOf(session, file))));
  return {
    inline: texts.length === 0 ? 0 : gzip(texts.join('')),
    linked: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** When the first row of games was whole, on the clock of the requests. */
async function rowTime({ session, signs }: Visit): Promise<number | undefined> {
  const { metrics } = await session.send('Performance.getMetrics');
  const began = metrics.find(({ name }) => name === 'NavigationStart')?.value ?? Number.NaN;
  return signs.row === undefined ? undefined : began + signs.row / 1000;
}

async function weightOf(seen: Visit): Promise<Weight> {
  const { page, session, requests, signs } = seen;
  const [first] = requests;
  if (first === undefined) throw new Error(`${page.url()} was not asked for.`);
  const document = await bodyOf(session, first);
  const row = await rowTime(seen);
  const early = requests.filter(({ at }) => row === undefined || at <= row);
  return {
    scripts: await scriptsOf(seen),
    requests: requests.map(({ url }) => url),
    beforeRow: row === undefined ? undefined : early.map(({ url }) => url),
    chain: longestChain(early, document),
    shift: signs.shift,
    moved: signs.moved,
    styles: await stylesOf(seen, document),
    announced: await page.locator('[role="dialog"], dialog[open]').first().isVisible(),
  };
}

/**
 * Opens an address as a first visit on a phone and counts until the page rests. On a slow line: what comes before what
 * is then the page's doing, not the machine's.
 */
export function weigh(
  browser: Browser,
  url: string,
  { kept, prepare }: Pick<VisitOptions, 'kept' | 'prepare'> = {},
): Promise<Weight> {
  const prepareFirst = async (page: Page) => {
    // Files that come once the page rests are counted apart.
    await saveData(page);
    await prepare?.(page);
  };
  return visit(browser, url, weightOf, { slow: 'line', kept, prepare: prepareFirst });
}

/** Scripts of a page in bytes under gzip, without those that another page has fetched. */
export function scriptBytes({ scripts }: Weight, without?: Weight): number {
  return [...scripts]
    .filter(([url]) => without?.scripts.has(url) !== true)
    .reduce((sum, [, size]) => sum + size, 0);
}

/** The figures of a page in a few lines, for reports. */
export function figures(weight: Weight) {
  const { scripts, requests, beforeRow, chain, shift, styles, announced } = weight;
  const kib = (bytes: number) => Number((bytes / 1024).toFixed(1));
  return {
    scriptsKiB: kib(scriptBytes(weight)),
    scripts: scripts.size,
    requests: requests.length,
    beforeRow: beforeRow?.length,
    chain: chain.length,
    shift,
    inlineStylesKiB: kib(styles.inline),
    linkedStylesKiB: kib(styles.linked),
    announced,
  };
}
