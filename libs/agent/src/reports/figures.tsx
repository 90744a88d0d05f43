import { sortedBy } from '@playhouse/platform';
import type { Report } from '@playhouse/platform';
import { isAgent } from '@playhouse/session';
import type { TableRow } from '@playhouse/ui-kit';
import type { AnswerOf, agentCalls } from '@playhouse/wps';
import { agentMessages } from '../messages';
import { agentKey } from '../queries';
import { BalanceLink } from '../views/FigureLink';
import { entryMessages, figureMessages } from '../views/figureMessages';

type Entries = AnswerOf<typeof agentCalls.figureEntries>;
type Heads = AnswerOf<typeof agentCalls.figureMembers>;

const entryColumns = [
  { key: 'account', label: agentMessages.account, sortable: true },
  { key: 'amount', label: agentMessages.amount, numeric: true, sortable: true },
  { key: 'type', label: agentMessages.type, sortable: true },
  { key: 'createTime', label: agentMessages.time, sortable: true },
  { key: 'remark', label: entryMessages.remark },
] as const;

/** The entries behind a figure of money, of all downlines or of one. */
export const figureEntriesReport = (
  figure: agentCalls.MoneyFigure,
  account: string | undefined,
): Report<TableRow, Entries['items'][number], Entries['footer']> => ({
  key: [...agentKey, 'figureEntries', figure, account],
  title: figureMessages[figure],
  columns: entryColumns,
  sort: { column: 'createTime', descending: true },
  load: (wps, { period, page, sort }, signal) =>
    wps.call('agent.figureEntries', {
      query: { ...period, ...page, ...sortedBy(entryColumns, sort), figure, account },
      signal,
    }),
  line: (entry, write) => ({
    id: entry.id,
    cells: {
      account: entry.account,
      amount: write.signedMoney(entry.amount),
      type: write.text(entryMessages[entry.type]),
      createTime: write.dateTime(entry.createTime),
      remark: entry.remark,
    },
  }),
  totals: ({ amount }, write) => [
    { label: write.text(figureMessages[figure]), value: write.signedMoney(amount) },
  ],
});

const memberColumns = [
  { key: 'account', label: agentMessages.account, sortable: true },
  { key: 'balance', label: agentMessages.balance, numeric: true, sortable: true },
  { key: 'type', label: agentMessages.type, sortable: true },
  { key: 'regDate', label: agentMessages.joined, sortable: true },
] as const;

/** The members behind a figure of heads, with what they hold. */
export const figureMembersReport = (
  figure: agentCalls.HeadFigure,
  of: { readonly link?: string | undefined; readonly parentId?: string | undefined } = {},
): Report<TableRow, Heads['items'][number], Heads['footer']> => ({
  key: [...agentKey, 'figureMembers', figure, of],
  title: figureMessages[figure],
  columns: memberColumns,
  sort: { column: 'account', descending: false },
  load: (wps, { period, page, sort }, signal) =>
    wps.call('agent.figureMembers', {
      query: { ...period, ...page, ...sortedBy(memberColumns, sort), figure, ...of },
      signal,
    }),
  line: (member, write) => ({
    id: member.id,
    cells: {
      account: member.account,
      balance: (
        <BalanceLink account={member.account} regDate={member.regDate}>
          {write.money(member.balance)}
        </BalanceLink>
      ),
      type: write.text(isAgent(member.type) ? agentMessages.agent : agentMessages.player),
      regDate: write.dateTime(member.regDate),
    },
  }),
  totals: ({ memberCount, balance }, write) => [
    { label: write.text(figureMessages[figure]), value: memberCount },
    { label: write.text(agentMessages.balance), value: write.money(balance) },
  ],
});
