import type { ScreenSamples } from '@playhouse/fixtures';

const visitor = { who: 'visitor' } as const;
const player = { who: 'player' } as const;

/** How the lotteries are looked at. */
export const samples: ScreenSamples = {
  moreLottery: visitor,
  lottery: visitor,
  startLottery: { ...visitor, query: { code: 'FAST3' } },
  lotteryPlay: {
    ...player,
    query: { playType: 'trad', prize_mode: 'LOTT', code: 'FAST3' },
    writes: { 'lobby.placeOrder': [{ press: 2 }, { press: 10 }, { send: true }, { press: -1 }] },
  },
  lotteryOrders: player,
  lotteryOrder: {
    ...player,
    query: { orderId: 'L1' },
    writes: { 'lobby.cancelOrder': [{ press: -1 }, { answer: -1 }] },
  },
  lotteryResults: visitor,
};
