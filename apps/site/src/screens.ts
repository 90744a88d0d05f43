import { agentRoutes } from '@playhouse/agent';
import { authRoutes } from '@playhouse/auth';
import { contentRoutes } from '@playhouse/content';
import { lobbyRoutes } from '@playhouse/lobby';
import { memberRoutes } from '@playhouse/member';
import { promotionsRoutes } from '@playhouse/promotions';
import { registrationRoutes } from '@playhouse/registration';
import { shellRoutes } from '@playhouse/shell';
import { walletRoutes } from '@playhouse/wallet';
import type { RouteObject } from 'react-router-dom';

/** Every screen but home; each fetches its own script in turn (ROUTE-20). */
export const screens: RouteObject[] = [
  ...authRoutes,
  ...registrationRoutes,
  ...lobbyRoutes,
  ...memberRoutes,
  ...walletRoutes,
  ...promotionsRoutes,
  ...agentRoutes,
  ...contentRoutes,
  ...shellRoutes,
];
