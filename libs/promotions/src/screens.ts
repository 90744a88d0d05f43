import { defineScreen, paths } from '@playhouse/navigation';

const texts = ['promotions'] as const;

/** Activities are for everybody; rewards and missions belong to a member (ROUTE-10, ROUTE-14, ROUTE-17). */
export const promotionsScreens = [
  defineScreen(paths.activities, {
    title: 'screens.activities',
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
    title: 'screens.activity',
    texts,
    load: () => import('./pages/ActivityPage'),
    page: 'ActivityPage',
    ask: 'askActivity',
  }),
  defineScreen(paths.rewardCenter, {
    title: 'screens.rewardCenter',
    texts,
    who: 'members',
    load: () => import('./pages/RewardCenterPage'),
    page: 'RewardCenterPage',
  }),
  defineScreen(paths.leaderBoard, {
    title: 'screens.leaderBoard',
    texts,
    who: 'members',
    load: () => import('./pages/LeaderBoardPage'),
    page: 'LeaderBoardPage',
  }),
];
