import type { Period } from '@playhouse/i18n';
import { sortedBy } from '@playhouse/platform';
import type { Report, ReportWriter } from '@playhouse/platform';
import type { TableRow } from '@playhouse/ui-kit';
import type { CallAnswer, agentCalls } from '@playhouse/wps';
import { agentKey } from '../queries';
import { FigureLink } from '../views/FigureLink';
import { figureNames } from '../logic/figureNames';

type Page = CallAnswer<typeof agentCalls.teamPnl>;

const figures = [
  ['net', 'netAmount'],
  ['bet', 'betAmount'],
  ['win', 'winAmount'],
  ['deposit', 'depositAmount'],
  ['withdraw', 'withdrawAmount'],
  ['rebate', 'rebateAmount'],
] as const;
type Amounts = Page['footer'];

/** All figures of a downline or of the team, each opening to its entries. What was gained or lost carries its sign. */
const written = (amounts: Amounts, write: ReportWriter, period: Period, account?: string) =>
  figures.map(([figure, field]) => ({
    figure,
    field,
    value: (
      <FigureLink figure={figure} period={period} account={account}>
        {field === 'netAmount' ? write.signedMoney(amounts[field]) : write.money(amounts[field])}
      </FigureLink>
    ),
  }));

const columns = [
  { key: 'account', label: 'agent.account', sortable: true },
  ...figures.map(
    ([figure, key]) =>
      ({ key, label: figureNames[figure], numeric: true, sortable: true }) as const,
  ),
] as const;

/** Profit and loss of the team by downline. */
export const teamPnlReport: Report<TableRow, Page['items'][number], Page['footer']> = {
  key: [...agentKey, 'pnl'],
  title: 'screens.teamProfitAndLoss',
  columns,
  sort: { column: 'betAmount', descending: true },
  load: (wps, { period, page, sort }, signal) =>
    wps.call('agent.teamPnl', {
      query: { ...period, ...page, ...sortedBy(columns, sort) },
      signal,
    }),
  line: (row, write, period) => ({
    id: row.account,
    cells: {
      account: row.account,
      ...Object.fromEntries(
        written(row, write, period, row.account).map(({ field, value }) => [field, value]),
      ),
    },
  }),
  totals: (footer, write, period) =>
    written(footer, write, period).map(({ figure, value }) => ({
      label: write.text(figureNames[figure]),
      value,
    })),
};
