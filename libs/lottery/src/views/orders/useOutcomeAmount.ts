import { useMoney } from '@playhouse/i18n';
import type { RecordItem } from '@playhouse/ui-kit';
import type { LotteryOrder } from '../../logic/types';

type Bet = Pick<LotteryOrder, 'betAmount' | 'winAmount' | 'status'>;

/** The amount beside a lottery bet: its stake until it is settled, then what the member gained or lost by it. */
export function useOutcomeAmount(): (bet: Bet) => Pick<RecordItem, 'amount' | 'tone'> {
  const money = useMoney();
  return ({ betAmount, winAmount, status }) => {
    if (status === 'open' || status === 'cancelled') return { amount: money(betAmount) };
    const unwon = status === 'returned' ? 'plain' : 'loss';
    return {
      amount: money(winAmount - betAmount, { signed: true }),
      tone: status === 'won' ? 'gain' : unwon,
    };
  };
}
