import type { MessageId } from '@playhouse/i18n';
import { Badge } from '@playhouse/ui-kit';
import type { BadgeProps, RecordItem } from '@playhouse/ui-kit';
import type { CallAnswer, walletCalls } from '@playhouse/wps';
import { moneyKey } from '../queries';
import type { Report, ReportRequest, ReportWriter } from '@playhouse/platform';

/** States of deposits and withdrawals. */
export const statusNames: Readonly<Record<Fund['status'], MessageId>> = {
  pending: 'wallet.status.pending',
  processing: 'wallet.status.processing',
  success: 'wallet.status.success',
  failed: 'wallet.status.failed',
  expired: 'wallet.status.expired',
};

type Fund = walletCalls.FundRecord;

/** The amount that arrived or left; the fee stands apart. */
type Sums = CallAnswer<typeof walletCalls.depositReport>['footer'];

export const statusTones: Record<Fund['status'], BadgeProps['tone']> = {
  pending: 'warning',
  processing: 'info',
  success: 'success',
  failed: 'danger',
  expired: 'neutral',
};

function isStatus(value: string | undefined): value is Fund['status'] {
  return value !== undefined && Object.hasOwn(statusTones, value);
}

function query({ period, page, filter }: ReportRequest) {
  const status = isStatus(filter) ? filter : undefined;
  return { ...period, ...page, status };
}

function line(fund: Fund, write: ReportWriter): RecordItem {
  const { fee, remark } = fund;
  return {
    id: fund.orderId,
    title: fund.methodName,
    text: write.dateTime(fund.createTime),
    reference: fund.orderId,
    amount: write.money(fund.amount),
    badge: <Badge tone={statusTones[fund.status]}>{write.text(statusNames[fund.status])}</Badge>,
    details: [
      ...(fee > 0 ? [{ label: write.text('wallet.figure.fee'), value: write.money(fee) }] : []),
      ...(remark ? [{ label: write.text('wallet.figure.remark'), value: remark }] : []),
    ],
  };
}

const shared: Pick<
  Report<RecordItem, Fund, Sums>,
  'filter' | 'line' | 'totals' | 'days' | 'file'
> = {
  filter: { label: 'wallet.report.filter.status', names: statusNames },
  line,
  days: {
    moment: ({ moveTime, createTime }) => moveTime ?? createTime,
    sums: ({ days }, write) => days.map(({ day, amount }) => ({ day, text: write.money(amount) })),
  },
  file: [
    { label: 'wallet.figure.time', kind: 'time', value: ({ createTime }) => createTime },
    { label: 'wallet.deposit.method', value: ({ methodName }) => methodName },
    { label: 'wallet.figure.amount', kind: 'money', value: ({ amount }) => amount },
    { label: 'wallet.figure.fee', kind: 'money', value: ({ fee }) => fee },
    {
      label: 'wallet.report.filter.status',
      value: ({ status }, write) => write.text(statusNames[status]),
    },
    { label: 'wallet.figure.remark', value: ({ remark }) => remark },
    { label: 'ui.report.reference', value: ({ orderId }) => orderId },
  ],
  totals: ({ amount, fee }: Sums, write: ReportWriter) => [
    { label: write.text('wallet.figure.total'), value: write.money(amount) },
    ...(fee > 0 ? [{ label: write.text('wallet.figure.fees'), value: write.money(fee) }] : []),
  ],
};

export const depositReport: Report<RecordItem, Fund, Sums> = {
  ...shared,
  key: [...moneyKey, 'report', 'deposits'],
  title: 'screens.depositReport',
  load: (wps, request, signal) =>
    wps.call('wallet.depositReport', { query: query(request), signal }),
};

export const withdrawReport: Report<RecordItem, Fund, Sums> = {
  ...shared,
  key: [...moneyKey, 'report', 'withdrawals'],
  title: 'screens.withdrawReport',
  load: (wps, request, signal) =>
    wps.call('wallet.withdrawReport', { query: query(request), signal }),
};
