import type { Page } from '@playwright/test';
import type { Fault } from './fault';

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
  page.addInitScript((ms) => {
    const Right = Date;
    window.Date = class extends Right {
      constructor(...parts: []) {
        super(...(parts.length === 0 ? ([Right.now() + ms] as unknown as []) : parts));
      }
      static override now() {
        return Right.now() + ms;
      }
    } as DateConstructor;
  }, ahead);

/** Browsers that are not as they should be. */
export const faultsOfBrowsers: readonly Fault[] = [
  ofBrowser('a clock that is an hour ahead', withClock(hour)),
  ofBrowser('a clock that is an hour behind', withClock(-hour)),
  ofBrowser('a storage that is full', (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  ),
  ofBrowser(
    'a storage that is forbidden',
    (page) =>
      page.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      }),
    { signsOut: true },
  ),
];
