import { isLottery } from '@playhouse/categories';
import { defineScreen, paths } from '@playhouse/navigation';

const texts = ['lobby'] as const;
const forMembers = { texts, who: 'members' } as const;

/** Favourites and recent games are for members; everything else of a list is for everybody (SESS-05). */
const personalTabs = (search: URLSearchParams) =>
  ['fav', 'recent'].includes(search.get('tab') ?? '') ? 'members' : 'everyone';

/** Games (ROUTE-08, ROUTE-09, LAUNCH-03). */
const gameScreens = [
  defineScreen(paths.gameList, {
    texts,
    who: personalTabs,
    // Lotteries have screens of their own.
    document: ({ categories }) =>
      categories
        .filter((category) => !isLottery(category))
        .map((category) => ({ name: `gameList-${category}`, search: `gameType=${category}` })),
    load: () => import('./games/pages/GameListPage'),
    page: 'GameListPage',
    ask: 'askGameList',
  }),
  defineScreen(paths.vendor, {
    texts,
    who: personalTabs,
    load: () => import('./games/pages/VendorPage'),
    page: 'VendorPage',
  }),
  defineScreen(paths.gameLobby, {
    texts,
    document: 'gameLobby',
    formerly: ['/games', '/lobby'],
    load: () => import('./games/pages/GameLobbyPage'),
    page: 'GameLobbyPage',
    ask: 'askGameLobby',
  }),
  defineScreen(paths.gameCenter, {
    texts,
    load: () => import('./games/pages/GameCenterPage'),
    page: 'GameCenterPage',
  }),
  defineScreen(paths.slotsCenter, {
    texts,
    formerly: ['/slots'],
    load: () => import('./games/pages/SlotsCenterPage'),
    page: 'SlotsCenterPage',
  }),
  defineScreen(paths.launchGame, {
    ...forMembers,
    texts: ['lobby'],
    covers: true,
    footer: false,
    load: () => import('./launch/pages/LaunchGamePage'),
    page: 'LaunchGamePage',
  }),
];

/** Lotteries (ROUTE-07). */
const lotteryScreens = [
  defineScreen(paths.moreLottery, {
    texts,
    footer: false,
    load: () => import('./lottery/pages/MoreLotteryPage'),
    page: 'MoreLotteryPage',
  }),
  defineScreen(paths.lottery, {
    texts,
    load: () => import('./lottery/pages/LotteryPage'),
    page: 'LotteryPage',
  }),
  defineScreen(paths.startLottery, {
    texts,
    load: () => import('./lottery/pages/StartLotteryPage'),
    page: 'StartLotteryPage',
  }),
  defineScreen(paths.lotteryOrders, {
    ...forMembers,
    load: () => import('./lottery/pages/LotteryOrdersPage'),
    page: 'LotteryOrdersPage',
  }),
  defineScreen(paths.lotteryOrder, {
    ...forMembers,
    texts: ['lobby'],
    load: () => import('./lottery/pages/LotteryOrderPage'),
    page: 'LotteryOrderPage',
  }),
  defineScreen(paths.lotteryResults, {
    texts,
    load: () => import('./lottery/pages/LotteryResultsPage'),
    page: 'LotteryResultsPage',
  }),
];

/** Screens of games and lotteries. */
export const lobbyScreens = [...gameScreens, ...lotteryScreens];
