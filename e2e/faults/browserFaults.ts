import type { Page } from '@playwright/test';
import { defineFault } from './ScreenFault';
import type { ScreenFault } from './ScreenFault';
import { runFirst } from './tab';

/** Draws nothing, as a tab behind another one, until it is looked at. */
const hide = (page: Page) =>
  runFirst(
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

/** Looks at a tab that had all its answers meanwhile. */
async function showOnceLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => dispatchEvent(new Event('tab-seen')));
}

const nothing = async (_page: Page): Promise<void> => undefined;

/** Something about the browser itself, from before the page begins; it does not pass. */
function browserFault(
  name: string,
  bring: (page: Page) => Promise<unknown>,
  { open = nothing, ...more }: Partial<ScreenFault> & { readonly open?: typeof nothing } = {},
): ScreenFault {
  const begin = async (page: Page) => {
    await bring(page);
    return {
      open: async (address: string) => {
        await page.goto(address);
        await open(page);
      },
    };
  };
  return defineFault(name, begin, more);
}

const hour = 3_600_000;

const withClock = (ahead: number) => (page: Page) =>
  runFirst(
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
export const browserFaults: readonly ScreenFault[] = [
  browserFault('a clock that is an hour ahead', withClock(hour)),
  browserFault('a clock that is an hour behind', withClock(-hour), {
    alike: 'a clock that is an hour ahead',
  }),
  browserFault('a storage that is full', (page) =>
    runFirst(
      page,
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
      null,
    ),
  ),
  browserFault(
    'a storage that is forbidden',
    (page) =>
      runFirst(
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
  browserFault('a tab that nobody looks at', hide, { open: showOnceLoaded }),
];
