import { useReport } from '@playhouse/platform';
import { ReportTable } from '@playhouse/ui-kit';
import { rebateIncomeReport } from '../reports/rebateIncome';
import { IncomeOwner } from '../views/TeamOwner';

/** Rebates earned from the team's bets, `/m/member/teamRebate`. */
export function RebateIncomePage() {
  return <ReportTable {...useReport(rebateIncomeReport)} subtitle={<IncomeOwner />} />;
}
