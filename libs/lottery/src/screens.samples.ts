import type { ScreenSamples } from '@playhouse/fixtures';

const visitor = { who: 'visitor' } as const;
const player = { who: 'player' } as const;

/** How the lotteries are looked at. */
export const samples: ScreenSamples = {
  moreLottery: visitor,
  lottery: visitor,
  startLottery: { ...visitor, query: { code: 'FAST3' } },
  lotteryPlay: { ...player, query: { playType: 'trad', prize_mode: 'LOTT', code: 'FAST3' } },
  lotteryOrders: player,
  lotteryOrder: {
    ...player,
    query: { orderId: 'L1' },
    writes: { 'lobby.cancelOrder': [{ press: -1 }, { press: -1 }] },
  },
  lotteryResults: visitor,
};
