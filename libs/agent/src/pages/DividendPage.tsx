import { useReport } from '@playhouse/platform';
import { ReportTable } from '@playhouse/ui-kit';
import { dividendReport } from '../reports/dividend';

/** Dividends by settlement period, `/m/member/agent/agentDivident`. */
export function DividendPage() {
  return <ReportTable {...useReport(dividendReport)} />;
}
