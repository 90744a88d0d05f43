import type { Page } from 'playwright';
import { newPhone, startChromium } from './startChromium';

/** All that a visit to home has fetched until it stood. */
export interface Visit {
  /** Over the wire, with the answers' heads. */
  readonly kiB: number;
  /** Of these, how many came as what is new beside a dictionary. */
  readonly deltas: number;
}

/** A browser that has been at a site before, and has kept what it may, but no worker. */
export interface ReturningVisitor {
  visit(): Promise<Visit>;
  close(): Promise<void>;
}

/** The site's own files: calls of the platform are the same after a release. */
const isOfSite = (path: string) => !/^\/(wps|lgw|art|play)\b/.test(path);

async function measure(page: Page, url: string): Promise<Visit> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const answers = new Map<string, { readonly isDelta: boolean; size: number }>();
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const headers = Object.entries(response.headers);
    const isDelta = headers.some(
      ([name, value]) => name.toLowerCase() === 'content-encoding' && value === 'dcz',
    );
    if (isOfSite(new URL(response.url).pathname)) answers.set(requestId, { isDelta, size: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer !== undefined) answer.size = encodedDataLength;
  });
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  const all = [...answers.values()];
  await network.detach();
  return {
    kiB: all.reduce((sum, { size }) => sum + size, 0) / 1024,
    deltas: all.filter(({ isDelta }) => isDelta).length,
  };
}

/** Until the browser has fetched at rest what the page names as the dictionary of the next documents. */
const untilRest = (page: Page) =>
  page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => new URL(name).pathname.startsWith('/m/dictionary/')),
    undefined,
    { timeout: 20_000 },
  );

/** @param certificate file of the site's */
export async function startReturningVisitor(
  url: string,
  certificate: string,
): Promise<ReturningVisitor> {
  const browser = await startChromium(certificate);
  const context = await newPhone(browser, { serviceWorkers: 'block' });
  return {
    visit: async () => {
      const page = await context.newPage();
      const visit = await measure(page, url);
      await untilRest(page);
      await page.close();
      return visit;
    },
    close: () => browser.close(),
  };
}
