import { useReport } from '@playhouse/platform';
import { ReportView } from '@playhouse/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { betReport } from '../reports/bets';
import { depositReport, withdrawReport } from '../reports/funds';
import { profitAndLossReport } from '../reports/profitAndLoss';
import { rebateReport } from '../reports/rebates';
import { transactionReport } from '../reports/transactions';

// One chunk for all reports: each is a few lines of data, what they share is the bulk.

export function DepositReportPage() {
  return <ReportView {...useReport(depositReport)} />;
}

export function WithdrawReportPage() {
  return <ReportView {...useReport(withdrawReport)} />;
}

export function TransactionsPage() {
  const [search] = useSearchParams();
  const types = search.get('types') ?? undefined;
  return <ReportView {...useReport(transactionReport, { types })} />;
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
