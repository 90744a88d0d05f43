import { isLottery } from '@playhouse/categories';
import { defineScreen, paths } from '@playhouse/navigation';

const texts = ['lobby'] as const;

/** Favourites and recent games are for members; everything else of a list is for everybody (SESS-05). */
const personalTabs = (search: URLSearchParams) =>
  ['fav', 'recent'].includes(search.get('tab') ?? '') ? 'members' : 'everyone';

/** Screens of games (ROUTE-08, ROUTE-09, LAUNCH-03). */
export const lobbyScreens = [
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
  defineScreen(paths.search, {
    title: 'screens.search',
    texts: ['lobby', 'search'],
    load: () => import('./games/pages/SearchPage'),
    page: 'SearchPage',
    ask: 'askSearch',
  }),
  defineScreen(paths.gameLobby, {
    title: 'screens.gameLobby',
    texts,
    document: 'gameLobby',
    formerly: ['/games', '/lobby'],
    load: () => import('./games/pages/GameLobbyPage'),
    page: 'GameLobbyPage',
    ask: 'askGameLobby',
  }),
  defineScreen(paths.gameCenter, {
    title: 'screens.gameCenter',
    texts,
    load: () => import('./games/pages/GameCenterPage'),
    page: 'GameCenterPage',
  }),
  defineScreen(paths.slotsCenter, {
    title: 'screens.slotsCenter',
    texts,
    formerly: ['/slots'],
    load: () => import('./games/pages/SlotsCenterPage'),
    page: 'SlotsCenterPage',
  }),
  defineScreen(paths.launchGame, {
    texts,
    who: 'members',
    covers: true,
    footer: false,
    load: () => import('./launch/pages/LaunchGamePage'),
    page: 'LaunchGamePage',
  }),
];
