import type { RecordItem } from '@playhouse/ui-kit';
import type { AnswerOf } from '@playhouse/wps';
import { walletCalls } from '@playhouse/wps';
import { moneyKey } from '../queries';
import { figureMessages, reportMessages, reportTitles } from '../messages/reportMessages';
import { transactionMessages } from '../messages/statusMessages';
import type { Report, ReportWriter } from '@playhouse/platform';

type Kind = walletCalls.Transaction['type'];
type Sums = AnswerOf<typeof walletCalls.transactions>['footer'];

function isKind(value: string | undefined): value is Kind {
  return walletCalls.transactionTypes.some((kind) => kind === value);
}

function line(moved: walletCalls.Transaction, write: ReportWriter): RecordItem {
  const { remark, userName } = moved;
  return {
    id: moved.id,
    title: write.text(transactionMessages[moved.type]),
    text: write.dateTime(moved.createTime),
    amount: write.signedMoney(moved.amount),
    tone: moved.amount > 0 ? 'gain' : 'loss',
    details: [
      ...(userName ? [{ label: write.text(figureMessages.member), value: userName }] : []),
      { label: write.text(figureMessages.balance), value: write.money(moved.balance) },
      ...(remark ? [{ label: write.text(figureMessages.remark), value: remark }] : []),
    ],
  };
}

/** Every movement of the balance; `types=A` in the address asks for an agent's whole team. */
export const transactionReport: Report<RecordItem, walletCalls.Transaction, Sums> = {
  key: [...moneyKey, 'report', 'transactions'],
  title: reportTitles.transactions,
  filter: { label: reportMessages.filterType, names: transactionMessages },
  load: (wps, { period, page, filter, types }, signal) =>
    wps.call('wallet.transactions', {
      query: {
        ...period,
        ...page,
        type: isKind(filter) ? filter : undefined,
        types: types === 'A' ? 'A' : undefined,
      },
      signal,
    }),
  line,
  totals: ({ inAmount, outAmount }, write) => [
    { label: write.text(figureMessages.came), value: write.money(inAmount) },
    { label: write.text(figureMessages.went), value: write.money(outAmount) },
  ],
};
