import { agentScreens } from '@playhouse/agent';
import { authScreens } from '@playhouse/auth';
import { contentScreens } from '@playhouse/content';
import { lobbyScreens } from '@playhouse/lobby';
import { memberScreens } from '@playhouse/member';
import { definePresentScreen, paths } from '@playhouse/navigation';
import type { Screen } from '@playhouse/navigation';
import { promotionsScreens } from '@playhouse/promotions';
import { registrationScreens } from '@playhouse/registration';
import { walletScreens } from '@playhouse/wallet';
import { HomePage } from './home/HomePage';

/** Home, at all of its addresses (ROUTE-01). */
const home = definePresentScreen(paths.home, {
  aliases: ['/', '/m', '/m/index', '/m/index.html'],
  formerly: ['/main'],
  header: 'logo',
  downloadBar: 'everyone',
  contacts: 'floating',
  component: HomePage,
});

/** Every screen of the site, as its domain describes it. */
export const siteScreens: readonly Screen[] = [
  home,
  ...authScreens,
  ...registrationScreens,
  ...lobbyScreens,
  ...memberScreens,
  ...walletScreens,
  ...promotionsScreens,
  ...agentScreens,
  ...contentScreens,
];
