import { periodIn, useReport } from '@playhouse/platform';
import { ReportTable, ReportView } from '@playhouse/ui-kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { betReport } from '../reports/bets';
import { depositReport, withdrawReport } from '../reports/funds';
import { profitAndLossReport } from '../reports/profitAndLoss';
import { rebateReport } from '../reports/rebates';
import { teamTransactionReport, transactionReport } from '../reports/transactions';

// One chunk for all reports: each is a few lines of data, what they share is the bulk.

export function DepositReportPage() {
  return <ReportView {...useReport(depositReport)} />;
}

export function WithdrawReportPage() {
  return <ReportView {...useReport(withdrawReport)} />;
}

/** Of the member, or with `types=A` in the address of an agent's whole team, or of `account` in it. */
export function TransactionsPage() {
  const [search] = useSearchParams();
  return search.get('types') === 'A' ? (
    <TeamTransactions key={search.toString()} />
  ) : (
    <OwnTransactions />
  );
}

function OwnTransactions() {
  return <ReportView {...useReport(transactionReport)} />;
}

function TeamTransactions() {
  const [search] = useSearchParams();
  const account = search.get('account') ?? undefined;
  const report = useMemo(() => teamTransactionReport(account), [account]);
  return <ReportTable {...useReport(report, { period: periodIn(search) })} />;
}

export function GameRecordPage() {
  return <ReportView {...useReport(betReport)} />;
}

export function ProfitAndLossPage() {
  return <ReportView {...useReport(profitAndLossReport)} />;
}

export function RebateReportPage() {
  return <ReportView {...useReport(rebateReport)} />;
}
