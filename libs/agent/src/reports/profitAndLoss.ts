import { sortedBy } from '@playhouse/platform';
import type { Report, ReportWriter } from '@playhouse/platform';
import type { TableRow } from '@playhouse/ui-kit';
import type { AnswerOf, agentCalls } from '@playhouse/wps';
import { agentMessages, agentTitles } from '../messages';
import { agentKey } from '../queries';

type Page = AnswerOf<typeof agentCalls.teamPnl>;

const figures = [
  ['net', 'netAmount'],
  ['bets', 'betAmount'],
  ['wins', 'winAmount'],
  ['deposits', 'depositAmount'],
  ['withdrawals', 'withdrawAmount'],
  ['rebates', 'rebateAmount'],
] as const;
type Field = (typeof figures)[number][1];

/** What was gained or lost carries its sign; the others are sums of one direction. */
const written = (field: Field, amount: number, write: ReportWriter) =>
  field === 'netAmount' ? write.signedMoney(amount) : write.money(amount);

/** Profit and loss of the team by downline. */
export const teamPnlReport: Report<TableRow, Page['items'][number], Page['footer']> = {
  key: [...agentKey, 'pnl'],
  title: agentTitles.teamProfitAndLoss,
  columns: [
    { key: 'account', label: agentMessages.account, sortable: true },
    ...figures.map(([label, key]) => ({
      key,
      label: agentMessages[label],
      numeric: true,
      sortable: true,
    })),
  ],
  sort: { column: 'betAmount', descending: true },
  load: (wps, { period, page, sort }, signal) =>
    wps.call('agent.teamPnl', {
      query: {
        ...period,
        ...page,
        ...sortedBy(['account', ...figures.map(([, field]) => field)], sort),
      },
      signal,
    }),
  line: (row, write) => ({
    id: row.account,
    cells: {
      account: row.account,
      ...Object.fromEntries(figures.map(([, field]) => [field, written(field, row[field], write)])),
    },
  }),
  totals: (footer, write) =>
    figures.map(([label, field]) => ({
      label: write.text(agentMessages[label]),
      value: written(field, footer[field], write),
    })),
};
