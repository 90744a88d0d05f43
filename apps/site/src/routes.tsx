import { agentRoutes } from '@playhouse/agent';
import { authRoutes } from '@playhouse/auth';
import { contentRoutes } from '@playhouse/content';
import { lobbyRoutes } from '@playhouse/lobby';
import { memberRoutes } from '@playhouse/member';
import { promotionsRoutes } from '@playhouse/promotions';
import { registrationRoutes } from '@playhouse/registration';
import { AppLayout, ErrorScreen, HomePage, shellRoutes } from '@playhouse/shell';
import { walletRoutes } from '@playhouse/wallet';
import type { RouteObject } from 'react-router-dom';
import { homePaths } from './homePaths';
import { Splash } from './Splash';

/** The whole site: the shell around every domain's screens. Only home is not lazy (ROUTE-20). */
export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    hydrateFallbackElement: <Splash />,
    children: [
      {
        errorElement: <ErrorScreen />,
        children: [
          ...homePaths.map((path) => ({ path, element: <HomePage /> })),
          ...authRoutes,
          ...registrationRoutes,
          ...lobbyRoutes,
          ...memberRoutes,
          ...walletRoutes,
          ...promotionsRoutes,
          ...agentRoutes,
          ...contentRoutes,
          ...shellRoutes,
        ],
      },
    ],
  },
];
