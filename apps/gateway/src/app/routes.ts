import { contentVersionRoute } from './contentVersion';
import type { Route } from '../call/route';
import { agentRoutes } from '../areas/agent/routes';
import { authRoutes } from '../areas/auth/routes';
import { contentRoutes } from '../areas/content/routes';
import { jackpotRoutes } from '../areas/jackpot/routes';
import { lobbyRoutes } from '../areas/lobby/routes';
import { lotteryRoutes } from '../areas/lottery/routes';
import { memberRoutes } from '../areas/member/routes';
import { promotionRoutes } from '../areas/promotions/routes';
import { registrationRoutes } from '../areas/registration/routes';
import { systemRoutes } from '../areas/platform/system';
import { walletRoutes } from '../areas/wallet/routes';

const areaRoutes: readonly Route[] = [
  ...agentRoutes,
  ...authRoutes,
  ...contentRoutes,
  ...jackpotRoutes,
  ...lobbyRoutes,
  ...lotteryRoutes,
  ...memberRoutes,
  ...promotionRoutes,
  ...registrationRoutes,
  ...systemRoutes,
  ...walletRoutes,
];

/** Every call that this platform answers. */
export const routes: readonly Route[] = [...areaRoutes, contentVersionRoute(areaRoutes)];
