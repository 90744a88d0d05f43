import type { MessageId } from '@playhouse/i18n';
import { sortedBy } from '@playhouse/platform';
import type { Report } from '@playhouse/platform';
import { isAgent } from '@playhouse/session';
import type { TableRow } from '@playhouse/ui-kit';
import type { CallAnswer, agentCalls, walletCalls } from '@playhouse/wps';
import { figureNames } from '../logic/figureNames';
import { agentKey } from '../queries';
import { BalanceLink } from '../views/FigureLink';

const entryNames: Readonly<Record<walletCalls.Transaction['type'], MessageId>> = {
  promotion: 'agent.entry.promotion',
  transferIn: 'agent.entry.transferIn',
  transferOut: 'agent.entry.transferOut',
  adjustment: 'agent.entry.adjustment',
  deposit: 'agent.deposits',
  withdraw: 'agent.withdrawals',
  bet: 'agent.bets',
  win: 'agent.wins',
  rebate: 'agent.rebates',
  salary: 'agent.figure.ownSalary',
  dividend: 'agent.figure.ownDividend',
};

type Entries = CallAnswer<typeof agentCalls.figureEntries>;
type Heads = CallAnswer<typeof agentCalls.figureMembers>;

const entryColumns = [
  { key: 'account', label: 'agent.account', sortable: true },
  { key: 'amount', label: 'agent.amount', numeric: true, sortable: true },
  { key: 'type', label: 'agent.type', sortable: true },
  { key: 'createTime', label: 'agent.time', sortable: true },
  { key: 'remark', label: 'agent.entry.remark' },
] as const;

/** The entries behind a figure of money, of all downlines or of one. */
export const figureEntriesReport = (
  figure: agentCalls.MoneyFigure,
  account: string | undefined,
): Report<TableRow, Entries['items'][number], Entries['footer']> => ({
  key: [...agentKey, 'figureEntries', figure, account],
  title: figureNames[figure],
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
      type: write.text(entryNames[entry.type]),
      createTime: write.dateTime(entry.createTime),
      remark: entry.remark,
    },
  }),
  totals: ({ amount }, write) => [
    { label: write.text(figureNames[figure]), value: write.signedMoney(amount) },
  ],
});

const memberColumns = [
  { key: 'account', label: 'agent.account', sortable: true },
  { key: 'balance', label: 'agent.balance', numeric: true, sortable: true },
  { key: 'type', label: 'agent.type', sortable: true },
  { key: 'regDate', label: 'agent.team.joined', sortable: true },
] as const;

/** The members behind a figure of heads, with what they hold. */
export const figureMembersReport = (
  figure: agentCalls.HeadFigure,
  of: { readonly link?: string | undefined; readonly parentId?: string | undefined } = {},
): Report<TableRow, Heads['items'][number], Heads['footer']> => ({
  key: [...agentKey, 'figureMembers', figure, of],
  title: figureNames[figure],
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
      type: write.text(isAgent(member.type) ? 'agent.agent' : 'agent.player'),
      regDate: write.dateTime(member.regDate),
    },
  }),
  totals: ({ memberCount, balance }, write) => [
    { label: write.text(figureNames[figure]), value: memberCount },
    { label: write.text('agent.balance'), value: write.money(balance) },
  ],
});
