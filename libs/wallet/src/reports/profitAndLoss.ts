import type { RecordItem } from '@playhouse/ui-kit';
import { categoryMessages } from '@playhouse/categories';
import type { memberCalls } from '@playhouse/wps';
import type { AnswerOf } from '@playhouse/wps';
import { moneyKey } from '../queries';
import { figureMessages, reportTitles } from '../messages/reportMessages';
import type { Report } from '@playhouse/platform';

type Sums = AnswerOf<typeof memberCalls.profitAndLoss>;

/** Sums of the period over all, and by category of games. One page, whatever the period. */
export const profitAndLossReport: Report<RecordItem, Sums['categories'][number], Sums> = {
  key: [...moneyKey, 'report', 'profitAndLoss'],
  title: reportTitles.profitAndLoss,
  totalsStandAlone: true,
  load: async (wps, { period }, signal) => {
    const sums = await wps.call('member.profitAndLoss', { query: period, signal });
    return { items: sums.categories, pageNum: 1, totalPages: 1, footer: sums };
  },
  line: (category, write) => ({
    id: category.gameType,
    title: write.nameOf(categoryMessages, category.gameType),
    amount: write.signedMoney(category.netAmount),
    tone: category.netAmount >= 0 ? 'gain' : 'loss',
    details: [
      { label: write.text(figureMessages.bet), value: write.money(category.betAmount) },
      { label: write.text(figureMessages.win), value: write.money(category.winAmount) },
    ],
  }),
  totals: (sums, write) => [
    { label: write.text(figureMessages.net), value: write.signedMoney(sums.netAmount) },
    { label: write.text(figureMessages.bet), value: write.money(sums.betAmount) },
    { label: write.text(figureMessages.win), value: write.money(sums.winAmount) },
    { label: write.text(figureMessages.rebate), value: write.money(sums.rebateAmount) },
    { label: write.text(figureMessages.promotion), value: write.money(sums.promotionAmount) },
    { label: write.text(figureMessages.deposit), value: write.money(sums.depositAmount) },
    { label: write.text(figureMessages.withdraw), value: write.money(sums.withdrawAmount) },
  ],
};
