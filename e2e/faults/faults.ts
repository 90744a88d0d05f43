import type { Page, Route } from '@playwright/test';
import { withoutPopups } from '../support/announcements';

/** What somebody meets while a fault lasts. */
export interface Trouble {
  /** Opens the address in it. */
  open(address: string): Promise<void>;
  /** How often the page has met it. */
  met(): number;
  /** From now on everything is as usual. */
  heal(): Promise<void>;
}

export interface Fault {
  /** What is wrong, for the title of its journey. */
  readonly name: string;
  /** Brings it about on a page of its own, that has not been anywhere. */
  begin(page: Page): Promise<Trouble>;
}

const isCall = ({ pathname }: URL) => pathname.startsWith('/wps/');
const isAsked = (route: Route) => ['fetch', 'xhr'].includes(route.request().resourceType());

/** Something that befalls every call of a page. */
function ofCalls(name: string, meet: (route: Route) => Promise<void>): Fault {
  return {
    name,
    async begin(page) {
      let met = 0;
      await page.route(isCall, async (route) => {
        if (!isAsked(route)) return await route.fallback();
        met += 1;
        await meet(route);
      });
      return {
        open: async (address) => void (await page.goto(address)),
        met: () => met,
        async heal() {
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await withoutPopups(page);
        },
      };
    },
  };
}

const saying = (contentType: string, body: string) => (route: Route) =>
  route.fulfill({ contentType, body });

/** Everything that can go wrong with a screen, each by its name. */
export const faults: readonly Fault[] = [
  ofCalls('a platform that fails (500)', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' }),
  ),
  ofCalls('empty answers', saying('application/json', '')),
  ofCalls('calls that reach nobody', (route) => route.abort('connectionreset')),
];
