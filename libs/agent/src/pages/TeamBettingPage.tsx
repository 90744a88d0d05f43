import { useReport } from '@playhouse/platform';
import { ReportTable } from '@playhouse/ui-kit';
import { teamBettingReport } from '../reports/betting';
import { betsTrend } from '../views/TrendView';
import { TeamTrend } from './TeamTrend';

/** Bets of the team, `/m/teamBetting`. */
export function TeamBettingPage() {
  const report = useReport(teamBettingReport);
  const { period, filter } = report;
  return (
    <ReportTable
      {...report}
      trend={<TeamTrend period={period} subject={betsTrend} gameType={filter?.chosen} />}
    />
  );
}
