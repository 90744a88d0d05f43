import { ReportPage } from '../reports/ReportPage';
import { betReport } from '../reports/bets';
import { depositReport, withdrawReport } from '../reports/funds';
import { profitAndLossReport } from '../reports/profitAndLoss';
import { rebateReport } from '../reports/rebates';
import { transactionReport } from '../reports/transactions';

// One chunk for all reports: each is a few lines of data, what they share is the bulk.

export function DepositReportPage() {
  return <ReportPage report={depositReport} />;
}

export function WithdrawReportPage() {
  return <ReportPage report={withdrawReport} />;
}

export function TransactionsPage() {
  return <ReportPage report={transactionReport} />;
}

export function GameRecordPage() {
  return <ReportPage report={betReport} />;
}

export function ProfitAndLossPage() {
  return <ReportPage report={profitAndLossReport} />;
}

export function RebateReportPage() {
  return <ReportPage report={rebateReport} />;
}
