import { defineScreen, paths } from '@playhouse/navigation';

const texts = ['promotions'] as const;

/** Activities are for everybody; rewards and missions belong to a member (ROUTE-10, ROUTE-14, ROUTE-17). */
export const promotionsScreens = [
  defineScreen(paths.activities, {
    document: 'activities',
    texts,
    formerly: ['/promotion', '/promotions', '/events'],
    footer: false,
    back: 'home',
    load: () => import('./pages/ActivitiesPage'),
    page: 'ActivitiesPage',
    ask: 'askActivities',
  }),
  defineScreen(paths.activity, {
    texts,
    load: () => import('./pages/ActivityPage'),
    page: 'ActivityPage',
    ask: 'askActivity',
  }),
  defineScreen(paths.rewardCenter, {
    texts,
    who: 'members',
    load: () => import('./pages/RewardCenterPage'),
    page: 'RewardCenterPage',
  }),
  defineScreen(paths.leaderBoard, {
    texts,
    who: 'members',
    load: () => import('./pages/LeaderBoardPage'),
    page: 'LeaderBoardPage',
  }),
];
