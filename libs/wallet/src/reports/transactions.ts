import type { RecordItem, TableRow } from '@playhouse/ui-kit';
import type { CallAnswer, WpsClient } from '@playhouse/wps';
import { sortedBy } from '@playhouse/platform';
import { walletCalls } from '@playhouse/wps';
import { moneyKey } from '../queries';
import { kindNames } from './kindNames';
import type { Kind } from './kindNames';
import type { Report, ReportRequest, ReportWriter } from '@playhouse/platform';

type Sums = CallAnswer<typeof walletCalls.transactions>['footer'];

function isKind(value: string | undefined): value is Kind {
  return walletCalls.transactionTypes.some((kind) => kind === value);
}

function line(moved: walletCalls.Transaction, write: ReportWriter): RecordItem {
  const { remark } = moved;
  // The note of a stake or a payout is the name of its game.
  const played = moved.type === 'bet' || moved.type === 'win';
  return {
    id: moved.id,
    title: write.text(kindNames[moved.type]),
    text: write.time(moved.createTime),
    reference: moved.reference ?? undefined,
    amount: write.signedMoney(moved.amount),
    tone: moved.amount > 0 ? 'gain' : 'loss',
    details: [
      { label: write.text('wallet.figure.balance'), value: write.money(moved.balance) },
      ...(remark
        ? [
            {
              label: write.text(played ? 'wallet.figure.game' : 'wallet.figure.remark'),
              value: remark,
            },
          ]
        : []),
    ],
  };
}

/** Of a team's movements, but for what they were for, which is a text in the reader's language. */
const teamColumns = [
  { key: 'userName', label: 'wallet.figure.member', sortable: true },
  { key: 'amount', label: 'wallet.figure.amount', numeric: true, sortable: true },
  { key: 'type', label: 'wallet.report.filter.type', sortable: true },
  { key: 'balance', label: 'wallet.figure.balance', numeric: true, sortable: true },
  { key: 'createTime', label: 'wallet.figure.time', sortable: true },
  { key: 'remark', label: 'wallet.figure.remark' },
] as const;

type Movements = CallAnswer<typeof walletCalls.transactions>;

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

const shared: Pick<Report<unknown, unknown, Sums>, 'title' | 'filter' | 'totals'> = {
  title: 'screens.transactions',
  filter: { label: 'wallet.report.filter.type', names: kindNames },
  totals: ({ inAmount, outAmount }: Sums, write: ReportWriter) => [
    { label: write.text('wallet.figure.came'), value: write.money(inAmount) },
    { label: write.text('wallet.figure.went'), value: write.money(outAmount) },
  ],
};

/** Every movement of the member's own balance. */
export const transactionReport: Report<RecordItem, walletCalls.Transaction, Sums> = {
  ...shared,
  key: [...moneyKey, 'report', 'transactions'],
  load: (wps, request, signal) => load(wps, request, signal),
  line,
  days: {
    moment: ({ createTime }) => createTime,
    sums: ({ days }, write) =>
      days.map(({ day, inAmount, outAmount }) => ({
        day,
        text: `${write.signedMoney(inAmount)} · ${write.signedMoney(-outAmount)}`,
      })),
  },
  file: [
    { label: 'wallet.figure.time', kind: 'time', value: ({ createTime }) => createTime },
    { label: 'wallet.report.filter.type', value: ({ type }, write) => write.text(kindNames[type]) },
    { label: 'wallet.figure.remark', value: ({ remark }) => remark },
    { label: 'wallet.figure.amount', kind: 'money', value: ({ amount }) => amount },
    { label: 'wallet.figure.balance', kind: 'money', value: ({ balance }) => balance },
    { label: 'ui.report.reference', value: ({ reference, id }) => reference ?? id },
  ],
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
      type: write.text(kindNames[moved.type]),
      balance: write.money(moved.balance),
      createTime: write.dateTime(moved.createTime),
      remark: moved.remark,
    },
  }),
});
