import { sampleLotteries } from '@playhouse/fixtures';
import { orderStatuses } from '../logic/orderStatus';
import { toLottery } from '../logic/toLottery';
import type { LotteryItem } from '../logic/toLottery';
import type { LotteryOrderDetail, OrderStatus, VietnameseResult } from '../logic/types';

export const lotteryItems: LotteryItem[] = sampleLotteries.map((lottery) =>
  toLottery(lottery, (path) => (path ? [path] : [])),
);

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
