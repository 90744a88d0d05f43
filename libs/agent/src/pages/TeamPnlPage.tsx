import { useReport } from '@playhouse/platform';
import { ReportView } from '@playhouse/ui-kit';
import { teamPnlReport } from '../reports/profitAndLoss';

/** Team profit and loss by downline, `/m/agent/team/pnl`. */
export function TeamPnlPage() {
  return <ReportView {...useReport(teamPnlReport)} />;
}
