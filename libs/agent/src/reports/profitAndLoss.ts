import type { Report, ReportWriter } from '@playhouse/platform';
import type { RecordItem } from '@playhouse/ui-kit';
import type { AnswerOf, agentCalls } from '@playhouse/wps';
import { agentMessages, agentTitles } from '../messages';
import { agentKey } from '../queries';

type Page = AnswerOf<typeof agentCalls.teamPnl>;

const columns = [
  ['deposits', 'depositAmount'],
  ['withdrawals', 'withdrawAmount'],
  ['bets', 'betAmount'],
  ['wins', 'winAmount'],
  ['rebates', 'rebateAmount'],
] as const;

const figures = (row: Record<(typeof columns)[number][1], number>, write: ReportWriter) =>
  columns.map(([label, field]) => ({
    label: write.text(agentMessages[label]),
    value: write.money(row[field]),
  }));

/** Profit and loss of the team by downline. */
export const teamPnlReport: Report<RecordItem, Page['items'][number], Page['footer']> = {
  key: [...agentKey, 'pnl'],
  title: agentTitles.teamProfitAndLoss,
  load: (wps, { period, page }, signal) =>
    wps.call('agent.teamPnl', { query: { ...period, ...page }, signal }),
  line: (row, write) => ({
    id: row.account,
    title: row.account,
    amount: write.signedMoney(row.netAmount),
    tone: row.netAmount < 0 ? 'loss' : 'gain',
    details: figures(row, write),
  }),
  totals: (footer, write) => [
    { label: write.text(agentMessages.net), value: write.signedMoney(footer.netAmount) },
    ...figures(footer, write),
  ],
};
