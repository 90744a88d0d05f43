import type { Page } from '@playwright/test';
import { intercept, withoutPopups } from './exchange';
import type { Fault } from './fault';
import { hurried } from './hurried';
import { meddle } from './tab';

/** A file of a page, held on its way. */
interface Held {
  /** It comes. */
  go(): Promise<unknown>;
  /** The server does not have it. */
  miss(): Promise<unknown>;
  /** There is no network. */
  lose(): Promise<unknown>;
}

/** Stands between a page and its files; the browser has kept none. */
async function meetFiles(
  page: Page,
  urlPattern: string,
  meet: (file: Held) => Promise<unknown>,
): Promise<void> {
  const session = await meddle(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const file: Held = {
      go: () => session.send('Fetch.continueRequest', { requestId }),
      miss: () => session.send('Fetch.fulfillRequest', { requestId, responseCode: 404 }),
      lose: () =>
        session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' }),
    };
    // A page that is left takes its files along.
    void meet(file).catch(() => undefined);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
}

/** A document that comes without its scripts. */
function withoutScripts(name: string, meet: (file: Held) => Promise<unknown>): Fault {
  return {
    name,
    async begin(page) {
      let met = 0;
      let isOver = false;
      await withoutPopups(page);
      await meetFiles(page, '*/assets/*.js*', (file) => {
        if (isOver) return file.go();
        met += 1;
        return meet(file);
      });
      return {
        // What is on its way for ever keeps a page from being whole.
        open: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
        met: () => met,
        heal: async () => void (isOver = true),
      };
    },
  };
}

const lostWhileItLoads: Fault = {
  name: 'no network once the document has come',
  async begin(page) {
    let isOver = false;
    let lose: () => void = () => undefined;
    const lost = new Promise<void>((resolve) => (lose = resolve));
    const healCalls = await intercept(page, async (exchange) => {
      await lost;
      await exchange.abort();
    });
    await meetFiles(page, '*/assets/*', async (file) => {
      await lost;
      await (isOver ? file.go() : file.lose());
    });
    return {
      async open(address) {
        const document = await page.goto(address, { waitUntil: 'commit' });
        await document?.finished();
        await page.context().setOffline(true);
        lose();
      },
      met: () => 1,
      async heal() {
        isOver = true;
        await healCalls();
        await page.context().setOffline(false);
      },
    };
  },
};

/** What a page does not get that nobody was on before. */
export const faultsOfStarts: readonly Fault[] = [
  lostWhileItLoads,
  withoutScripts('a start whose scripts are gone', (file) => file.miss()),
  hurried(withoutScripts('a start whose scripts never come', () => new Promise(() => undefined))),
];
