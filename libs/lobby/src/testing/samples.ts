import {
  sampleArt,
  sampleGame,
  sampleHotMatches,
  sampleLotteries,
  sampleVendors,
  sampleWinners,
} from '@playhouse/fixtures';
import { orderStatuses } from '../lottery/logic/orderStatus';
import { toLottery } from '../lottery/logic/toLottery';
import { toMatch } from '../games/logic/toMatch';
import { toTile } from '../games/logic/toTile';
import type { LotteryOrderDetail, OrderStatus, VietnameseResult } from '../lottery/logic/types';
import type { TileGame } from '../games/logic/toTile';
import type { VendorItem } from '../games/logic/vendors';
import type { LotteryItem } from '../lottery/logic/toLottery';
import type { MatchItem } from '../games/logic/toMatch';
import type { WinnerItem } from '../games/views/winners/WinnerRow';

const sourcesOf = (path: string | null | undefined) => (path ? [path] : []);

export const vendorItems: VendorItem[] = sampleVendors.map(
  ({ vassalage, displayName, iconUrl }) => ({
    code: vassalage,
    name: displayName,
    sources: sourcesOf(iconUrl),
  }),
);

/** Tiles as a list shows them; each has an id of its own. */
export function sampleTiles(count: number): TileGame[] {
  return Array.from({ length: count }, (_, number) =>
    toTile(
      sampleGame(number),
      (code) => vendorItems.find((vendor) => vendor.code === code)?.name,
      sourcesOf,
    ),
  );
}

export const matchItems: MatchItem[] = sampleHotMatches.map((match) =>
  toMatch(match, 'Asia/Manila'),
);

export const winnerItems: WinnerItem[] = sampleWinners.map((winner, index) => ({
  key: String(index),
  customer: winner.customerName,
  game: winner.gameName,
  amount: winner.winAmount,
  sources: sourcesOf(winner.iconUrl),
  href: '/m/launchGame',
}));

export const lotteryItems: LotteryItem[] = sampleLotteries.map((lottery) =>
  toLottery(lottery, sourcesOf),
);

/** A tile whose texts are as long as they get. */
export const wordyTile: TileGame = {
  nodeId: 'wordy',
  href: '/m/launchGame',
  name: 'The Extraordinarily Long Adventures of the Golden Carabao',
  vendor: 'Banyan Reels International Studio',
  sources: [sampleArt('LONG', 200)],
};

const orderTime = Date.parse('2026-11-21T04:00:00Z');

/** A lottery order with its bets, in a state. */
export function sampleOrder(status: OrderStatus): LotteryOrderDetail {
  const winAmount = { won: 186, returned: 20, part: 8, open: 0, lost: 0, cancelled: 0 }[status];
  return {
    orderId: `L-${status}`,
    gameName: 'Swift 3D',
    numero: '202611210412',
    drawTime: orderTime + 1_800_000,
    betAmount: 20,
    winAmount,
    status,
    orderTime,
    result: status === 'open' || status === 'cancelled' ? null : ['7', '0', '4'],
    suborders: [
      {
        suborderId: 'L1-1',
        playName: 'Last digit',
        content: status === 'lost' ? '9' : '4',
        betAmount: 20,
        winAmount,
        status,
        cancellable: status === 'open',
      },
    ],
  };
}

export const sampleOrders = orderStatuses.map(sampleOrder);

export const sampleResults: VietnameseResult[] = ['Saigon Draw', 'Hanoi Evening'].map(
  (gameName, row) => ({
    code: row === 0 ? 'SGN' : 'HAN',
    gameName,
    numero: '202611211500',
    drawTime: orderTime,
    prizes: [
      { name: '1', numbers: ['482910'] },
      { name: '2', numbers: ['99120', '44871'] },
      { name: '3', numbers: ['0517'] },
    ],
  }),
);
