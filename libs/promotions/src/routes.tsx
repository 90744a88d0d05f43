import { catalogue } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { requireSession } from '@playhouse/session';
import type { RouteObject } from 'react-router-dom';

/** Activities are for everybody; rewards and missions belong to a member (ROUTE-10, ROUTE-14, ROUTE-17). */
export const promotionsRoutes: RouteObject[] = [
  {
    loader: catalogue('promotions'),
    children: [
      {
        path: paths.activities.path,
        lazy: async () => ({ Component: (await import('./pages/ActivitiesPage')).ActivitiesPage }),
      },
      {
        path: paths.activity.path,
        lazy: async () => ({ Component: (await import('./pages/ActivityPage')).ActivityPage }),
      },
      {
        path: paths.rewardCenter.path,
        loader: requireSession(),
        lazy: async () => ({
          Component: (await import('./pages/RewardCenterPage')).RewardCenterPage,
        }),
      },
      {
        path: paths.leaderBoard.path,
        loader: requireSession(),
        lazy: async () => ({
          Component: (await import('./pages/LeaderBoardPage')).LeaderBoardPage,
        }),
      },
    ],
  },
];
