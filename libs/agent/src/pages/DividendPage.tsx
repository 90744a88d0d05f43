import { useReport } from '@playhouse/platform';
import { ReportTable } from '@playhouse/ui-kit';
import { dividendReport } from '../reports/dividend';
import { IncomeOwner } from '../views/TeamOwner';

/** Dividends by settlement period, `/m/member/agent/agentDivident`. */
export function DividendPage() {
  return <ReportTable {...useReport(dividendReport)} subtitle={<IncomeOwner />} />;
}
