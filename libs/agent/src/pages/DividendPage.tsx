import { useReport } from '@playhouse/platform';
import { ReportView } from '@playhouse/ui-kit';
import { dividendReport } from '../reports/dividend';

/** Dividends by settlement period, `/m/member/agent/agentDivident`. */
export function DividendPage() {
  return <ReportView {...useReport(dividendReport)} />;
}
