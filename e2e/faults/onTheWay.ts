import type { Page } from '@playwright/test';
import { follow } from '../support/follow';
import { settled } from '../support/test';
import { withoutPopups } from './exchange';
import type { Fault, Trouble } from './fault';
import { hurried } from './hurried';

/** Where somebody stands before the way; nothing of it is another screen's. */
const startOf = (address: string) =>
  /^\/m\/(service|notice)/.test(address) ? '/m/useragreement' : '/m/service';

/** Something that begins while the site is open, before the next screen is asked for. */
function onTheWay(name: string, bring: (page: Page) => Promise<Trouble['heal']>): Fault {
  return {
    name,
    async begin(page) {
      await withoutPopups(page);
      let heal: Trouble['heal'] = async () => undefined;
      return {
        async open(address) {
          await page.goto(startOf(address));
          await settled(page);
          await page.waitForLoadState('networkidle');
          heal = await bring(page);
          await follow(page, address);
        },
        // A screen of which everything is there already has nothing to miss.
        met: () => 1,
        heal: () => heal(),
      };
    },
  };
}

const isScript = ({ pathname }: URL) => pathname.startsWith('/assets/') && pathname.endsWith('.js');

/** What is lost between one screen and the next. */
export const faultsOnTheWay: readonly Fault[] = [
  onTheWay('no network from one screen to the next', async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }),
  onTheWay('scripts that are gone', async (page) => {
    await page.route(isScript, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    );
    return () => page.unroute(isScript);
  }),
  hurried(
    onTheWay('scripts that never come', async (page) => {
      await page.route(isScript, () => new Promise(() => undefined));
      return () => page.unroute(isScript);
    }),
  ),
];
