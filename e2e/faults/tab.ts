import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** The browser's storage of somebody. */
export type Kept = Awaited<
  ReturnType<BrowserContext['storageState']>
>['origins'][number]['localStorage'];

const sessions = new WeakMap<Page, CDPSession[]>();

/** Takes hold of a tab by the browser's protocol: what is done so ends with `detach`, and the tab is as any other. */
export async function attach(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  sessions.set(page, [...(sessions.get(page) ?? []), session]);
  return session;
}

/** Takes back whatever was done to a tab. */
export async function detach(page: Page): Promise<void> {
  for (const session of sessions.get(page) ?? []) await session.detach().catch(() => undefined);
  sessions.delete(page);
}

/** Has a function run in each page of a tab before all else. */
export async function runFirst<Given>(
  page: Page,
  run: (given: Given) => unknown,
  given: Given,
): Promise<void> {
  const session = await attach(page);
  const source = `(${String(run)})(${JSON.stringify(given)})`;
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
}

const nowhere = '/m/nowhere';
/** As the site's own pages, or the browser would take another process for each. */
const headers = [
  { name: 'Content-Type', value: 'text/html' },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
];
const body = Buffer.from('<!doctype html><link rel="icon" href="data:,">').toString('base64');

/** Makes a tab that of somebody who comes for the first time, or was here before: at an address where nothing runs. */
export async function emptyTab(page: Page, kept: Kept): Promise<void> {
  const session = await attach(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, responseHeaders: headers, body };
    void session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${nowhere}` }] });
  // A page that lacks a file may load itself anew at that moment, and be quicker.
  await page.goto(nowhere).catch(() => page.goto(nowhere));
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, kept);
  await detach(page);
}
