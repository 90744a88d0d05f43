import type { Page } from '@playwright/test';
import { expect, settled } from '../test';
import { longestChain } from './requests';
import type { PageRequest } from './requests';

/** Files of the compiled site that one address fetched. */
export interface Step {
  /** Scripts and style sheets, as paths below the client's folder; what a browser has kept is asked for, too. */
  readonly files: readonly string[];
  /** Whether it arrived with its content. */
  readonly arrived: boolean;
  /** The longest chain of them, some left out: the document, what it fetches itself, and what only those ask for. */
  chainWithout(files: readonly string[]): readonly string[];
}

const fileOf = ({ url }: PageRequest) =>
  /^\/(assets\/.+\.(?:js|css))$/.exec(new URL(url).pathname)?.[1];

/** Waits until the screen shows what it is about, has the files that it asked for, and asks for no more. */
async function stands(page: Page, requests: () => readonly PageRequest[]): Promise<void> {
  await settled(page);
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  const pending = () =>
    requests().filter((request) => !request.ended && fileOf(request) !== undefined);
  for (let seen = -1; seen !== requests().length;) {
    seen = requests().length;
    await expect.poll(pending, { message: `what ${page.url()} asked for` }).toEqual([]);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/** Opens an address as if for the first time and tells what it takes until it stands. */
export async function openStep(
  page: Page,
  requests: readonly PageRequest[],
  address: string,
): Promise<Step> {
  const response = await page.goto(address);
  const loaderId = requests.findLast(({ url }) => url === response?.url())?.loaderId;
  // The page before goes on asking until this one comes; what it asks for then ends with it, unheard.
  const ofThisLoad = () => requests.filter((request) => request.loaderId === loaderId);
  await stands(page, ofThisLoad);
  const own = ofThisLoad();
  const files = own.flatMap((request) => fileOf(request) ?? []);
  // An address in a data block is not fetched yet.
  const blocks = /<script type="application\/json"[^>]*>[^]*?<\/script>/g;
  const html = (await response?.text()) ?? '';
  const markup = html.replace(blocks, '');
  return {
    files: [...new Set(files)],
    arrived: html.includes('id="playhouse-data"'),
    chainWithout(some) {
      const isCounted = (file: string | undefined) => file !== undefined && !some.includes(file);
      const counted = own.filter((request, place) => place === 0 || isCounted(fileOf(request)));
      return longestChain(counted, markup);
    },
  };
}
