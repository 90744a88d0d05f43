import { defineScreen, paths } from '@playhouse/navigation';

// Each brings the texts of the whole library: those that tell of a lost answer are there before anything is sent.
const texts = ['lottery'] as const;
const forMembers = { texts, who: 'members' } as const;

/** Lotteries, their results, a member's bets, and the slip of the house's own (ROUTE-07, LAUNCH-02). */
export const lotteryScreens = [
  defineScreen(paths.moreLottery, {
    title: 'screens.moreLottery',
    texts,
    footer: false,
    load: () => import('./pages/MoreLotteryPage'),
    page: 'MoreLotteryPage',
  }),
  defineScreen(paths.lottery, {
    texts,
    load: () => import('./pages/LotteryPage'),
    page: 'LotteryPage',
  }),
  defineScreen(paths.startLottery, {
    title: 'screens.startLottery',
    texts,
    load: () => import('./pages/StartLotteryPage'),
    page: 'StartLotteryPage',
  }),
  defineScreen(paths.lotteryOrders, {
    title: 'screens.lotteryOrders',
    ...forMembers,
    load: () => import('./pages/LotteryOrdersPage'),
    page: 'LotteryOrdersPage',
  }),
  defineScreen(paths.lotteryOrder, {
    title: 'screens.lotteryOrder',
    ...forMembers,
    load: () => import('./pages/LotteryOrderPage'),
    page: 'LotteryOrderPage',
  }),
  defineScreen(paths.lotteryResults, {
    title: 'screens.lotteryResults',
    texts,
    load: () => import('./pages/LotteryResultsPage'),
    page: 'LotteryResultsPage',
  }),
  defineScreen(paths.lotteryPlay, {
    title: 'screens.lotteryPlay',
    ...forMembers,
    load: () => import('./pages/LotteryPlayPage'),
    page: 'LotteryPlayPage',
  }),
];
