import { categoryName, categoryNames } from '@playhouse/categories';
import { sortedBy } from '@playhouse/platform';
import type { Report } from '@playhouse/platform';
import type { TableRow } from '@playhouse/ui-kit';
import type { CallAnswer, agentCalls } from '@playhouse/wps';
import { agentKey } from '../queries';

type Page = CallAnswer<typeof agentCalls.teamBetting>;

const columns = [
  { key: 'account', label: 'agent.account', sortable: true },
  { key: 'netAmount', label: 'agent.net', numeric: true, sortable: true },
  { key: 'betAmount', label: 'agent.bets', numeric: true, sortable: true },
  { key: 'winAmount', label: 'agent.wins', numeric: true, sortable: true },
  { key: 'gameName', label: 'agent.game', sortable: true },
  { key: 'gameType', label: 'agent.category', sortable: true },
  { key: 'betTime', label: 'agent.time', sortable: true },
] as const;

/** Bets of the team, newest first; `account` leaves those of one downline. */
export const teamBettingReport = (
  account?: string,
): Report<TableRow, Page['items'][number], Page['footer']> => ({
  key: [...agentKey, 'betting', account],
  title: 'screens.teamBetting',
  filter: {
    label: 'agent.category',
    names: categoryNames,
    byMerchantCategories: true,
  },
  columns,
  sort: { column: 'betTime', descending: true },
  load: (wps, { period, page, filter, sort }, signal) =>
    wps.call('agent.teamBetting', {
      query: {
        ...period,
        ...page,
        ...sortedBy(columns, sort),
        gameType: filter,
        account,
        exact: account === undefined ? undefined : true,
      },
      signal,
    }),
  line: (bet, write) => ({
    id: bet.orderId,
    cells: {
      account: bet.account,
      netAmount: write.signedMoney(bet.winAmount - bet.betAmount),
      betAmount: write.money(bet.betAmount),
      winAmount: write.money(bet.winAmount),
      gameName: bet.gameName,
      gameType: bet.gameType ? write.text(categoryName(bet.gameType)) : undefined,
      betTime: write.dateTime(bet.betTime),
    },
  }),
  totals: ({ betAmount, winAmount }, write) => [
    { label: write.text('agent.net'), value: write.signedMoney(winAmount - betAmount) },
    { label: write.text('agent.bets'), value: write.money(betAmount) },
    { label: write.text('agent.wins'), value: write.money(winAmount) },
  ],
});
