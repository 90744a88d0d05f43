import { defineScreen, paths } from '@playhouse/navigation';

/** Where the house's own lotteries are played (LAUNCH-02). */
export const lotteryScreens = [
  defineScreen(paths.lotteryPlay, {
    // What tells of a lost answer is there before anything is sent.
    texts: ['lottery'],
    who: 'members',
    load: () => import('./pages/LotteryPlayPage'),
    page: 'LotteryPlayPage',
  }),
];
