import { useReport } from '@playhouse/platform';
import { ReportView } from '@playhouse/ui-kit';
import { rebateIncomeReport } from '../reports/rebateIncome';

/** Rebates earned from the team's bets, `/m/member/teamRebate`. */
export function RebateIncomePage() {
  return <ReportView {...useReport(rebateIncomeReport)} />;
}
