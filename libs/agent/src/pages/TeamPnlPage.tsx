import { useReport } from '@playhouse/platform';
import { ReportTable } from '@playhouse/ui-kit';
import { teamPnlReport } from '../reports/profitAndLoss';
import { TeamOwner } from '../views/TeamOwner';
import { resultTrend } from '../views/TrendView';
import { TeamTrend } from './TeamTrend';

/** Team profit and loss by downline, `/m/agent/team/pnl`. */
export function TeamPnlPage() {
  const report = useReport(teamPnlReport);
  return (
    <ReportTable
      {...report}
      subtitle={<TeamOwner />}
      trend={<TeamTrend period={report.period} subject={resultTrend} />}
    />
  );
}
