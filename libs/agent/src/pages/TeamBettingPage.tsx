import { useReport } from '@playhouse/platform';
import { ReportView } from '@playhouse/ui-kit';
import { teamBettingReport } from '../reports/betting';

/** Bets of the team, `/m/teamBetting`. */
export function TeamBettingPage() {
  return <ReportView {...useReport(teamBettingReport)} />;
}
