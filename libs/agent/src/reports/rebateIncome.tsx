import { categoryName } from '@playhouse/categories';
import { sortedBy } from '@playhouse/platform';
import type { Report } from '@playhouse/platform';
import type { TableRow } from '@playhouse/ui-kit';
import type { CallAnswer, agentCalls } from '@playhouse/wps';
import { agentKey } from '../queries';
import { BetsLink, FigureLink } from '../views/FigureLink';

type Page = CallAnswer<typeof agentCalls.rebateIncome>;

const columns = [
  { key: 'account', label: 'agent.account', sortable: true },
  { key: 'amount', label: 'agent.amount', numeric: true, sortable: true },
  { key: 'betAmount', label: 'agent.bets', numeric: true, sortable: true },
  { key: 'rate', label: 'agent.rate', numeric: true, sortable: true },
  { key: 'gameType', label: 'agent.category', sortable: true },
  { key: 'day', label: 'agent.day', sortable: true },
] as const;

/** Rebates earned from the team's bets. */
export const rebateIncomeReport: Report<TableRow, Page['items'][number], Page['footer']> = {
  key: [...agentKey, 'rebateIncome'],
  title: 'screens.rebateIncome',
  columns,
  sort: { column: 'day', descending: true },
  load: (wps, { period, page, sort }, signal) => {
    const query = { ...period, ...page, ...sortedBy(columns, sort) };
    return wps.call('agent.rebateIncome', { query, signal });
  },
  line: (income, write) => ({
    id: income.id,
    cells: {
      account: income.account,
      amount: write.signedMoney(income.amount),
      betAmount: (
        <BetsLink
          period={{ startDate: income.day, endDate: income.day }}
          account={income.account}
          gameType={income.gameType}
        >
          {write.money(income.betAmount)}
        </BetsLink>
      ),
      rate: write.percent(income.rate),
      gameType: write.text(categoryName(income.gameType)),
      day: write.day(income.day),
    },
  }),
  totals: ({ amount }, write, period) => [
    {
      label: write.text('agent.amount'),
      value: (
        <FigureLink figure="ownRebate" period={period}>
          {write.money(amount)}
        </FigureLink>
      ),
    },
  ],
};
