import type { Report } from '@playhouse/platform';
import { isAgent } from '@playhouse/session';
import type { TableRow } from '@playhouse/ui-kit';
import type { AnswerOf, agentCalls } from '@playhouse/wps';
import { agentMessages } from '../messages';
import { agentKey } from '../queries';
import { entryMessages, figureMessages } from '../views/figureMessages';

type Entries = AnswerOf<typeof agentCalls.figureEntries>;
type Heads = AnswerOf<typeof agentCalls.figureMembers>;

/** The entries behind a figure of money, of all downlines or of one. */
export const figureEntriesReport = (
  figure: agentCalls.MoneyFigure,
  account: string | undefined,
): Report<TableRow, Entries['items'][number], Entries['footer']> => ({
  key: [...agentKey, 'figureEntries', figure, account],
  title: figureMessages[figure],
  columns: [
    { key: 'account', label: agentMessages.account },
    { key: 'amount', label: agentMessages.amount, numeric: true },
    { key: 'type', label: agentMessages.type },
    { key: 'time', label: agentMessages.time },
    { key: 'remark', label: entryMessages.remark },
  ],
  load: (wps, { period, page }, signal) =>
    wps.call('agent.figureEntries', { query: { ...period, ...page, figure, account }, signal }),
  line: (entry, write) => ({
    id: entry.id,
    cells: {
      account: entry.account,
      amount: write.signedMoney(entry.amount),
      type: write.text(entryMessages[entry.type]),
      time: write.dateTime(entry.createTime),
      remark: entry.remark,
    },
  }),
  totals: ({ amount }, write) => [
    { label: write.text(figureMessages[figure]), value: write.signedMoney(amount) },
  ],
});

/** The members behind a figure of heads, with what they hold. */
export const figureMembersReport = (
  figure: agentCalls.HeadFigure,
): Report<TableRow, Heads['items'][number], Heads['footer']> => ({
  key: [...agentKey, 'figureMembers', figure],
  title: figureMessages[figure],
  columns: [
    { key: 'account', label: agentMessages.account },
    { key: 'balance', label: agentMessages.balance, numeric: true },
    { key: 'type', label: agentMessages.type },
    { key: 'regDate', label: entryMessages.joined },
  ],
  load: (wps, { period, page }, signal) =>
    wps.call('agent.figureMembers', { query: { ...period, ...page, figure }, signal }),
  line: (member, write) => ({
    id: member.id,
    cells: {
      account: member.account,
      balance: write.money(member.balance),
      type: write.text(isAgent(member.type) ? agentMessages.agent : agentMessages.player),
      regDate: write.dateTime(member.regDate),
    },
  }),
  totals: ({ memberCount, balance }, write) => [
    { label: write.text(figureMessages[figure]), value: memberCount },
    { label: write.text(agentMessages.balance), value: write.money(balance) },
  ],
});
