import type { Report } from '@playhouse/platform';
import type { RecordItem } from '@playhouse/ui-kit';
import type { AnswerOf, agentCalls } from '@playhouse/wps';
import { agentMessages, agentTitles } from '../messages';
import { agentKey } from '../queries';

type Page = AnswerOf<typeof agentCalls.rebateIncome>;

/** Rebates earned from the team's bets. */
export const rebateIncomeReport: Report<RecordItem, Page['items'][number], Page['footer']> = {
  key: [...agentKey, 'rebateIncome'],
  title: agentTitles.rebateIncome,
  load: (wps, { period, page }, signal) =>
    wps.call('agent.rebateIncome', { query: { ...period, ...page }, signal }),
  line: (income, write) => ({
    id: income.id,
    title: income.account,
    text: income.day,
    amount: write.signedMoney(income.amount),
    tone: 'gain',
    details: [
      { label: write.text(agentMessages.bets), value: write.money(income.betAmount) },
      { label: write.text(agentMessages.rate), value: write.percent(income.rate) },
    ],
  }),
  totals: ({ amount }, write) => [
    { label: write.text(agentMessages.amount), value: write.money(amount) },
  ],
};
