import type { Page } from '@playwright/test';
import { withoutPopups } from './exchange';
import type { Fault } from './fault';
import { beforeAll } from './tab';

/** How long nobody looks, in milliseconds. */
const unseenMs = 700;

/** Draws nothing, as a tab behind another one, until it is looked at. */
const hide = (page: Page) =>
  beforeAll(
    page,
    () => {
      if (window.origin === 'null') return;
      let isSeen = false;
      const waiting: (() => void)[] = [];
      const draw = window.requestAnimationFrame.bind(window);
      const drawOnceSeen = (run: FrameRequestCallback) =>
        isSeen ? draw(run) : waiting.push(() => draw(run));
      window.requestAnimationFrame = drawOnceSeen;
      Object.defineProperties(document, {
        hidden: { get: () => !isSeen, configurable: true },
        visibilityState: { get: () => (isSeen ? 'visible' : 'hidden'), configurable: true },
      });
      addEventListener(
        'tab-seen',
        () => {
          isSeen = true;
          for (const run of waiting.splice(0)) run();
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        },
        { once: true },
      );
    },
    null,
  );

const aHiddenTab: Fault = {
  name: 'a tab that nobody looks at',
  async begin(page) {
    await withoutPopups(page);
    await hide(page);
    return {
      async open(address) {
        await page.goto(address);
        await page.waitForTimeout(unseenMs);
        await page.evaluate(() => dispatchEvent(new Event('tab-seen')));
      },
      met: () => 1,
      heal: async () => undefined,
    };
  },
};

/** Something about the browser itself, from before the page begins; it does not pass. */
function ofBrowser(
  name: string,
  bring: (page: Page) => Promise<unknown>,
  more: Pick<Fault, 'signsOut'> = {},
): Fault {
  return {
    name,
    ...more,
    async begin(page) {
      await withoutPopups(page);
      await bring(page);
      return {
        open: async (address) => void (await page.goto(address)),
        met: () => 1,
        heal: async () => undefined,
      };
    },
  };
}

const hour = 3_600_000;

const withClock = (ahead: number) => (page: Page) =>
  beforeAll(
    page,
    (ms) => {
      const Right = Date;
      window.Date = class extends Right {
        constructor(...parts: []) {
          super(...(parts.length === 0 ? ([Right.now() + ms] as unknown as []) : parts));
        }
        static override now() {
          return Right.now() + ms;
        }
      } as DateConstructor;
    },
    ahead,
  );

/** Browsers that are not as they should be. */
export const faultsOfBrowsers: readonly Fault[] = [
  ofBrowser('a clock that is an hour ahead', withClock(hour)),
  ofBrowser('a clock that is an hour behind', withClock(-hour)),
  ofBrowser('a storage that is full', (page) =>
    beforeAll(
      page,
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
      null,
    ),
  ),
  ofBrowser(
    'a storage that is forbidden',
    (page) =>
      beforeAll(
        page,
        () => {
          for (const area of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, area, {
              get() {
                throw new DOMException('denied', 'SecurityError');
              },
            });
        },
        null,
      ),
    { signsOut: true },
  ),
  aHiddenTab,
];
