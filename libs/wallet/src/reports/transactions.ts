import type { RecordItem, TableRow } from '@playhouse/ui-kit';
import type { AnswerOf, WpsClient } from '@playhouse/wps';
import { sortedBy } from '@playhouse/platform';
import { walletCalls } from '@playhouse/wps';
import { moneyKey } from '../queries';
import { figureMessages, reportMessages, reportTitles } from '../messages/reportMessages';
import { transactionMessages } from '../messages/statusMessages';
import type { Report, ReportRequest, ReportWriter } from '@playhouse/platform';

type Kind = walletCalls.Transaction['type'];
type Sums = AnswerOf<typeof walletCalls.transactions>['footer'];

function isKind(value: string | undefined): value is Kind {
  return walletCalls.transactionTypes.some((kind) => kind === value);
}

function line(moved: walletCalls.Transaction, write: ReportWriter): RecordItem {
  const { remark } = moved;
  return {
    id: moved.id,
    title: write.text(transactionMessages[moved.type]),
    text: write.dateTime(moved.createTime),
    amount: write.signedMoney(moved.amount),
    tone: moved.amount > 0 ? 'gain' : 'loss',
    details: [
      { label: write.text(figureMessages.balance), value: write.money(moved.balance) },
      ...(remark ? [{ label: write.text(figureMessages.remark), value: remark }] : []),
    ],
  };
}

/** Of a team's movements, but for what they were for, which is a text in the reader's language. */
const teamColumns = [
  { key: 'userName', label: figureMessages.member, sortable: true },
  { key: 'amount', label: figureMessages.amount, numeric: true, sortable: true },
  { key: 'type', label: reportMessages.filterType, sortable: true },
  { key: 'balance', label: figureMessages.balance, numeric: true, sortable: true },
  { key: 'createTime', label: figureMessages.time, sortable: true },
  { key: 'remark', label: figureMessages.remark },
] as const;

type Movements = AnswerOf<typeof walletCalls.transactions>;

const load = (
  wps: WpsClient,
  { period, page, filter, sort }: ReportRequest,
  signal: AbortSignal,
  { types, account }: { readonly types?: 'A'; readonly account?: string | undefined } = {},
): Promise<Movements> =>
  wps.call('wallet.transactions', {
    query: {
      ...period,
      ...page,
      ...sortedBy(teamColumns, sort),
      type: isKind(filter) ? filter : undefined,
      types,
      account,
    },
    signal,
  });

const shared = {
  title: reportTitles.transactions,
  filter: { label: reportMessages.filterType, names: transactionMessages },
  totals: ({ inAmount, outAmount }: Sums, write: ReportWriter) => [
    { label: write.text(figureMessages.came), value: write.money(inAmount) },
    { label: write.text(figureMessages.went), value: write.money(outAmount) },
  ],
};

/** Every movement of the member's own balance. */
export const transactionReport: Report<RecordItem, walletCalls.Transaction, Sums> = {
  ...shared,
  key: [...moneyKey, 'report', 'transactions'],
  load: (wps, request, signal) => load(wps, request, signal),
  line,
};

/** Every movement in an agent's whole team, or of `account` in it: many of many members, so a table. */
export const teamTransactionReport = (
  account?: string,
): Report<TableRow, walletCalls.Transaction, Sums> => ({
  ...shared,
  key: [...moneyKey, 'report', 'teamTransactions', account],
  columns: teamColumns,
  sort: { column: 'createTime', descending: true },
  load: (wps, request, signal) => load(wps, request, signal, { types: 'A', account }),
  line: (moved, write) => ({
    id: moved.id,
    cells: {
      userName: moved.userName,
      amount: write.signedMoney(moved.amount),
      type: write.text(transactionMessages[moved.type]),
      balance: write.money(moved.balance),
      createTime: write.dateTime(moved.createTime),
      remark: moved.remark,
    },
  }),
});
