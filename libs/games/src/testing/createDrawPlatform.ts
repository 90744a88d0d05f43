import type { BetAnswers, LotteryAnswer, LotteryOrder, LotteryVariant } from '../views/boot';
import type { Platform } from '../views/frame/askPlatform';

const start = Date.UTC(2026, 10, 21, 4);

const rule: LotteryVariant['rule'] = {
  ...{ count: 3, from: 0, to: 9, repeats: true, minBet: 1, maxBet: 5000 },
  plays: [
    { id: 'last1', playType: 'trad', at: 'last', pick: 1, pays: [{ hits: 1, times: 9.2 }] },
    { id: 'last3', playType: 'trad', at: 'last', pick: 3, pays: [{ hits: 3, times: 920 }] },
  ],
};

/** A lottery of three digits whose next draw does not come. */
export function createDrawPlatform(balance: number) {
  let orders: readonly LotteryOrder[] = [];
  const answer = (): LotteryAnswer => ({
    balance: orders.reduce((left, { bet }) => left - bet, balance),
    view: {
      orders,
      next: { numero: '202611210042', drawsAt: start + 60_000 },
      last: { numero: '202611210041', drawsAt: start, numbers: [4, 0, 7] },
    },
  });
  const platform: Platform = {
    async bet<Path extends keyof BetAnswers>(_path: Path, body: { readonly bet?: number }) {
      const { bet = 0 } = body;
      const order = { numero: '202611210042', content: '7', status: 'open' as const };
      orders = [{ ...order, bet, win: 0, net: -bet }, ...orders];
      return answer() as BetAnswers[Path];
    },
    lottery: async () => answer(),
    book: () => Promise.reject(new Error('A lottery has no matches')),
    jackpot: () => Promise.reject(new Error('A lottery has no pot')),
  };
  const variant: LotteryVariant = { rule, first: answer() };
  return { platform, variant };
}
