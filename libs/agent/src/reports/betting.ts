import { categoryMessage, categoryMessages } from '@playhouse/categories';
import { sortedBy } from '@playhouse/platform';
import type { Report } from '@playhouse/platform';
import type { TableRow } from '@playhouse/ui-kit';
import type { AnswerOf, agentCalls } from '@playhouse/wps';
import { agentMessages, agentTitles } from '../messages';
import { agentKey } from '../queries';

type Page = AnswerOf<typeof agentCalls.teamBetting>;

const columns = [
  { key: 'account', label: agentMessages.account, sortable: true },
  { key: 'netAmount', label: agentMessages.net, numeric: true, sortable: true },
  { key: 'betAmount', label: agentMessages.bets, numeric: true, sortable: true },
  { key: 'winAmount', label: agentMessages.wins, numeric: true, sortable: true },
  { key: 'gameName', label: agentMessages.game, sortable: true },
  { key: 'gameType', label: agentMessages.category, sortable: true },
  { key: 'betTime', label: agentMessages.time, sortable: true },
] as const;

/** Bets of the team, newest first; `account` leaves those of one downline. */
export const teamBettingReport = (
  account?: string,
): Report<TableRow, Page['items'][number], Page['footer']> => ({
  key: [...agentKey, 'betting', account],
  title: agentTitles.teamBetting,
  filter: {
    label: agentMessages.category,
    names: categoryMessages,
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
      gameType: bet.gameType ? write.text(categoryMessage(bet.gameType)) : undefined,
      betTime: write.dateTime(bet.betTime),
    },
  }),
  totals: ({ betAmount, winAmount }, write) => [
    { label: write.text(agentMessages.net), value: write.signedMoney(winAmount - betAmount) },
    { label: write.text(agentMessages.bets), value: write.money(betAmount) },
    { label: write.text(agentMessages.wins), value: write.money(winAmount) },
  ],
});
