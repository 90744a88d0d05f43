import { sortedBy } from '@playhouse/platform';
import type { Report } from '@playhouse/platform';
import { Badge } from '@playhouse/ui-kit';
import type { TableRow } from '@playhouse/ui-kit';
import type { AnswerOf, agentCalls } from '@playhouse/wps';
import { defineMessage, defineMessages } from 'react-intl';
import { agentMessages, agentTitles } from '../messages';
import { agentKey } from '../queries';
import { BetsLink, FigureLink } from '../views/FigureLink';

type Page = AnswerOf<typeof agentCalls.dividend>;

const statuses = defineMessages({
  pending: {
    id: 'agent.dividend.pending',
    defaultMessage: 'Pending',
    description: 'State of a dividend that is not yet paid',
  },
  issued: {
    id: 'agent.dividend.issued',
    defaultMessage: 'Paid',
    description: 'State of a dividend',
  },
  none: {
    id: 'agent.dividend.none',
    defaultMessage: 'None due',
    description: 'State of a period that earned no dividend',
  },
});

const periodLabel = defineMessage({
  id: 'agent.dividend.period',
  defaultMessage: 'Settlement period',
  description: 'Heading of the column with the days that a dividend is for',
});
const stateLabel = defineMessage({
  id: 'agent.dividend.state',
  defaultMessage: 'Payment state',
  description: 'Heading of the column that says whether a dividend is paid',
});

const tones = { pending: 'warning', issued: 'success', none: 'neutral' } as const;

const columns = [
  { key: 'endDate', label: periodLabel, sortable: true },
  { key: 'amount', label: agentMessages.amount, numeric: true, sortable: true },
  { key: 'status', label: stateLabel, sortable: true },
  { key: 'turnover', label: agentMessages.bets, numeric: true, sortable: true },
  { key: 'netLoss', label: agentMessages.net, numeric: true, sortable: true },
  { key: 'rate', label: agentMessages.rate, numeric: true, sortable: true },
] as const;

/** Dividends by settlement period. */
export const dividendReport: Report<TableRow, Page['items'][number], Page['footer']> = {
  key: [...agentKey, 'dividend'],
  title: agentTitles.dividend,
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
      label: write.text(agentMessages.amount),
      value: (
        <FigureLink figure="ownDividend" period={period}>
          {write.money(amount)}
        </FigureLink>
      ),
    },
  ],
};
