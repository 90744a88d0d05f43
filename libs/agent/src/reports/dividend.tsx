import { sortedBy } from '@playhouse/platform';
import type { Report } from '@playhouse/platform';
import { Badge } from '@playhouse/ui-kit';
import type { TableRow } from '@playhouse/ui-kit';
import type { CallAnswer, agentCalls } from '@playhouse/wps';
import { agentKey } from '../queries';
import { BetsLink, FigureLink } from '../views/FigureLink';

type Page = CallAnswer<typeof agentCalls.dividend>;

const statuses = {
  pending: 'agent.dividend.pending',
  issued: 'agent.dividend.issued',
  none: 'agent.dividend.none',
} as const;

const tones = { pending: 'warning', issued: 'success', none: 'neutral' } as const;

const columns = [
  { key: 'endDate', label: 'agent.dividend.period', sortable: true },
  { key: 'amount', label: 'agent.amount', numeric: true, sortable: true },
  { key: 'status', label: 'agent.dividend.state', sortable: true },
  { key: 'turnover', label: 'agent.bets', numeric: true, sortable: true },
  { key: 'netLoss', label: 'agent.net', numeric: true, sortable: true },
  { key: 'rate', label: 'agent.rate', numeric: true, sortable: true },
] as const;

/** Dividends by settlement period. */
export const dividendReport: Report<TableRow, Page['items'][number], Page['footer']> = {
  key: [...agentKey, 'dividend'],
  title: 'screens.agentDividend',
  columns,
  // A dividend is for a month: in seven days there is none but by chance.
  starts: 'month',
  sort: { column: 'endDate', descending: true },
  load: (wps, { period, page: { pageNo, pageSize }, sort }, signal) => {
    const query = { ...period, pageNo, pageSize, ...sortedBy(columns, sort) };
    return wps.call('agent.dividend', { query, signal });
  },
  line: (dividend, write) => ({
    id: dividend.id,
    cells: {
      endDate: `${write.day(dividend.startDate)} – ${write.day(dividend.endDate)}`,
      amount:
        dividend.status === 'issued' ? (
          <FigureLink
            figure="ownDividend"
            period={{ startDate: dividend.endDate, endDate: dividend.endDate }}
          >
            {write.money(dividend.amount)}
          </FigureLink>
        ) : (
          write.money(dividend.amount)
        ),
      status: <Badge tone={tones[dividend.status]}>{write.text(statuses[dividend.status])}</Badge>,
      turnover: <BetsLink period={dividend}>{write.money(dividend.turnover)}</BetsLink>,
      netLoss: <BetsLink period={dividend}>{write.money(dividend.netLoss)}</BetsLink>,
      rate: write.percent(dividend.rate),
    },
  }),
  totals: ({ amount }, write, period) => [
    {
      label: write.text('agent.amount'),
      value: (
        <FigureLink figure="ownDividend" period={period}>
          {write.money(amount)}
        </FigureLink>
      ),
    },
  ],
};
