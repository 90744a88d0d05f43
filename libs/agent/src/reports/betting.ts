import { categoryMessage, categoryMessages } from '@playhouse/categories';
import { sortedBy } from '@playhouse/platform';
import type { Report } from '@playhouse/platform';
import type { TableRow } from '@playhouse/ui-kit';
import type { AnswerOf, agentCalls } from '@playhouse/wps';
import { agentMessages, agentTitles } from '../messages';
import { agentKey } from '../queries';

type Page = AnswerOf<typeof agentCalls.teamBetting>;

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
  columns: [
    { key: 'account', label: agentMessages.account },
    { key: 'net', label: agentMessages.net, numeric: true },
    { key: 'bet', label: agentMessages.bets, numeric: true },
    { key: 'win', label: agentMessages.wins, numeric: true },
    { key: 'game', label: agentMessages.game },
    { key: 'category', label: agentMessages.category },
    // Of a list that grows, only its order in time is known without reading all of it.
    { key: 'betTime', label: agentMessages.time, sortable: true },
  ],
  sort: { column: 'betTime', descending: true },
  load: (wps, { period, page, filter, sort }, signal) =>
    wps.call('agent.teamBetting', {
      query: {
        ...period,
        ...page,
        ...sortedBy(['betTime'], sort),
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
      net: write.signedMoney(bet.winAmount - bet.betAmount),
      bet: write.money(bet.betAmount),
      win: write.money(bet.winAmount),
      game: bet.gameName,
      category: bet.gameType ? write.text(categoryMessage(bet.gameType)) : undefined,
      betTime: write.dateTime(bet.betTime),
    },
  }),
  totals: ({ betAmount, winAmount }, write) => [
    { label: write.text(agentMessages.net), value: write.signedMoney(winAmount - betAmount) },
    { label: write.text(agentMessages.bets), value: write.money(betAmount) },
    { label: write.text(agentMessages.wins), value: write.money(winAmount) },
  ],
});
