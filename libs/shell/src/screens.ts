import { agentScreens } from '@playhouse/agent';
import { authScreens } from '@playhouse/auth';
import { contentScreens } from '@playhouse/content';
import { lobbyScreens } from '@playhouse/lobby';
import { lotteryScreens } from '@playhouse/lottery';
import { memberScreens } from '@playhouse/member';
import { defineScreen, paths } from '@playhouse/navigation';
import type { Screen } from '@playhouse/navigation';
import { promotionsScreens } from '@playhouse/promotions';
import { registrationScreens } from '@playhouse/registration';
import { walletScreens } from '@playhouse/wallet';
import { hasDomain } from '@playhouse/whitelabel';
import type { Merchant } from '@playhouse/whitelabel';

/** Home, at all of its addresses (ROUTE-01). */
const home = defineScreen(paths.home, {
  texts: [],
  document: 'home',
  aliases: ['/', '/m', '/m/index', '/m/index.html'],
  formerly: ['/main'],
  header: 'logo',
  downloadBar: 'everyone',
  contacts: 'floating',
  load: () => import('./home/HomePage'),
  page: 'HomePage',
});

/** The way to a withdrawal, which leads through parts of wallet and member. */
const withdraw = defineScreen(paths.withdraw, {
  title: 'screens.withdraw',
  texts: ['wallet', 'member'],
  who: 'accounts',
  formerly: ['/withdrawal'],
  load: () => import('./withdraw/WithdrawPage'),
  page: 'WithdrawPage',
});

/** Every screen of the site, as its domain describes it. */
export const siteScreens: readonly Screen[] = [
  home,
  ...authScreens,
  ...registrationScreens,
  ...lobbyScreens,
  ...lotteryScreens,
  ...memberScreens,
  ...walletScreens,
  withdraw,
  ...promotionsScreens,
  ...agentScreens,
  ...contentScreens,
];

/** The screens that a merchant has: those of parts of the product that it does without are nowhere. */
export function listScreens(merchant: Merchant): readonly Screen[] {
  return siteScreens.filter(({ path }) => hasDomain(merchant, path.domain));
}
