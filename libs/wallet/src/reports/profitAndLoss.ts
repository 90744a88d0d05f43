import type { RecordItem } from '@playhouse/ui-kit';
import { categoryNames } from '@playhouse/categories';
import type { memberCalls } from '@playhouse/wps';
import type { CallAnswer } from '@playhouse/wps';
import { moneyKey } from '../queries';
import type { Report } from '@playhouse/platform';

type Sums = CallAnswer<typeof memberCalls.profitAndLoss>;

/** Sums of the period over all, and by category of games. One page, whatever the period. */
export const profitAndLossReport: Report<RecordItem, Sums['categories'][number], Sums> = {
  key: [...moneyKey, 'report', 'profitAndLoss'],
  title: 'screens.profitAndLoss',
  totalsStandAlone: true,
  load: async (wps, { period }, signal) => {
    const sums = await wps.call('member.profitAndLoss', { query: period, signal });
    return { items: sums.categories, pageNum: 1, totalPages: 1, footer: sums };
  },
  line: (category, write) => ({
    id: category.gameType,
    title: write.nameOf(categoryNames, category.gameType),
    amount: write.signedMoney(category.netAmount),
    tone: category.netAmount >= 0 ? 'gain' : 'loss',
    details: [
      { label: write.text('wallet.figure.bet'), value: write.money(category.betAmount) },
      { label: write.text('wallet.figure.win'), value: write.money(category.winAmount) },
    ],
  }),
  totals: (sums, write) => [
    { label: write.text('wallet.figure.net'), value: write.signedMoney(sums.netAmount) },
    { label: write.text('wallet.figure.bet'), value: write.money(sums.betAmount) },
    { label: write.text('wallet.figure.win'), value: write.money(sums.winAmount) },
    { label: write.text('wallet.figure.rebate'), value: write.money(sums.rebateAmount) },
    { label: write.text('wallet.figure.promotion'), value: write.money(sums.promotionAmount) },
    { label: write.text('wallet.figure.deposit'), value: write.money(sums.depositAmount) },
    { label: write.text('wallet.figure.withdraw'), value: write.money(sums.withdrawAmount) },
  ],
};
