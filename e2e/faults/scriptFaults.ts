import type { Page } from '@playwright/test';
import { followLink } from '../support/followLink';
import { settled } from '../support/test';
import { interceptCalls } from './interceptCalls';
import { defineFault } from './ScreenFault';
import type { ScreenFault, Trouble } from './ScreenFault';
import { attach } from './tab';

/** A file of a page, held on its way. */
interface HeldFile {
  /** It comes. */
  go(): Promise<unknown>;
  /** The server does not have it. */
  miss(): Promise<unknown>;
  /** There is no network. */
  lose(): Promise<unknown>;
}

/** Stands between a page and its files; the browser has kept none. */
async function interceptFiles(
  page: Page,
  urlPattern: string,
  meet: (file: HeldFile) => Promise<unknown>,
): Promise<void> {
  const session = await attach(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const file: HeldFile = {
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
function startFault(
  name: string,
  decide: (file: HeldFile) => Promise<unknown>,
  more: Partial<ScreenFault> = {},
): ScreenFault {
  const begin = async (page: Page): Promise<Trouble> => {
    let met = 0;
    let isOver = false;
    await interceptFiles(page, '*/assets/*.js*', (file) => {
      if (isOver) return file.go();
      met += 1;
      return decide(file);
    });
    return {
      // A document whose scripts never come is never loaded whole.
      open: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
      met: () => met,
      heal: async () => void (isOver = true),
    };
  };
  return defineFault(name, begin, more);
}

const networkLostAtStart: ScreenFault = {
  name: 'no network once the document has come',
  async begin(page) {
    let isOver = false;
    let lose: () => void = () => undefined;
    const lost = new Promise<void>((resolve) => (lose = resolve));
    const healCalls = await interceptCalls(page, async (exchange) => {
      await lost;
      await exchange.abort();
    });
    await interceptFiles(page, '*/assets/*', async (file) => {
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

/** A screen that asks for nothing of another one, to stand on before the step. */
const startOf = (address: string) =>
  /^\/m\/(service|notice)/.test(address) ? '/m/useragreement' : '/m/service';

/** Something that begins while the site is open, before the next screen is asked for. */
function stepFault(
  name: string,
  bring: (page: Page) => Promise<Trouble['heal']>,
  more: Partial<ScreenFault> = {},
): ScreenFault {
  const begin = async (page: Page) => {
    let heal: Trouble['heal'] = async () => undefined;
    return {
      async open(address: string) {
        await page.goto(startOf(address));
        await settled(page);
        await page.waitForLoadState('networkidle');
        heal = await bring(page);
        await followLink(page, address);
      },
      heal: () => heal(),
    };
  };
  return defineFault(name, begin, more);
}

const isScript = ({ pathname }: URL) => pathname.startsWith('/assets/') && pathname.endsWith('.js');
const never = () => new Promise<void>(() => undefined);
const patiently = { outlastsPatience: true } as const;

/** Files that do not come, at the start or from one screen to the next. */
export const scriptFaults: readonly ScreenFault[] = [
  networkLostAtStart,
  startFault('a start whose scripts are gone', (file) => file.miss()),
  startFault('a start whose scripts never come', never, {
    ...patiently,
    alike: 'a start whose scripts are gone',
  }),
  stepFault('no network from one screen to the next', async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }),
  stepFault('scripts that are gone', async (page) => {
    await page.route(isScript, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    );
    return () => page.unroute(isScript);
  }),
  stepFault(
    'scripts that never come',
    async (page) => {
      await page.route(isScript, never);
      return () => page.unroute(isScript);
    },
    patiently,
  ),
];
