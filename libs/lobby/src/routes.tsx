import { catalogue } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { requireSession } from '@playhouse/session';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { readListState } from './games/logic/listState';

/** Favourites and recent games are for members; everything else of a list is for everybody (SESS-05). */
function personalTabsNeedLogin(args: LoaderFunctionArgs): null {
  const { tab } = readListState(new URL(args.request.url).searchParams);
  return tab === 'fav' || tab === 'recent' ? requireSession()(args) : null;
}

/** Screens of games and lotteries (ROUTE-07 to ROUTE-09, LAUNCH-03). */
export const lobbyRoutes: RouteObject[] = [
  {
    loader: catalogue('lobby'),
    children: [
      {
        path: paths.gameList.path,
        loader: personalTabsNeedLogin,
        lazy: async () => ({
          Component: (await import('./games/pages/GameListPage')).GameListPage,
        }),
      },
      {
        path: paths.vendor.path,
        loader: personalTabsNeedLogin,
        lazy: async () => ({ Component: (await import('./games/pages/VendorPage')).VendorPage }),
      },
      {
        path: paths.gameLobby.path,
        lazy: async () => ({
          Component: (await import('./games/pages/GameLobbyPage')).GameLobbyPage,
        }),
      },
      {
        path: paths.gameCenter.path,
        lazy: async () => ({
          Component: (await import('./games/pages/GameCenterPage')).GameCenterPage,
        }),
      },
      {
        path: paths.slotsCenter.path,
        lazy: async () => ({
          Component: (await import('./games/pages/SlotsCenterPage')).SlotsCenterPage,
        }),
      },
      {
        path: paths.moreLottery.path,
        lazy: async () => ({
          Component: (await import('./lottery/pages/MoreLotteryPage')).MoreLotteryPage,
        }),
      },
      {
        path: paths.lottery.path,
        lazy: async () => ({
          Component: (await import('./lottery/pages/LotteryPage')).LotteryPage,
        }),
      },
      {
        path: paths.startLottery.path,
        lazy: async () => ({
          Component: (await import('./lottery/pages/StartLotteryPage')).StartLotteryPage,
        }),
      },
      {
        path: paths.lotteryOrders.path,
        loader: requireSession(),
        lazy: async () => ({
          Component: (await import('./lottery/pages/LotteryOrdersPage')).LotteryOrdersPage,
        }),
      },
      {
        path: paths.lotteryOrder.path,
        loader: requireSession(),
        lazy: async () => ({
          Component: (await import('./lottery/pages/LotteryOrderPage')).LotteryOrderPage,
        }),
      },
      {
        path: paths.lotteryResults.path,
        lazy: async () => ({
          Component: (await import('./lottery/pages/LotteryResultsPage')).LotteryResultsPage,
        }),
      },
      {
        path: paths.launchGame.path,
        loader: requireSession(),
        lazy: async () => ({
          Component: (await import('./launch/pages/LaunchGamePage')).LaunchGamePage,
        }),
      },
    ],
  },
];
