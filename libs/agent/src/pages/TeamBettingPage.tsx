import { periodIn, useReport } from '@playhouse/platform';
import { ReportTable } from '@playhouse/ui-kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { teamBettingReport } from '../reports/betting';
import { AccountName, TeamOwner } from '../views/TeamOwner';
import { betsTrend } from '../views/TrendView';
import { TeamTrend } from './TeamTrend';

/** Bets of the team, `/m/teamBetting?startDate=&endDate=&account=&gameType=`. */
export function TeamBettingPage() {
  const [search] = useSearchParams();
  // Another address is another report: its period and category are chosen anew.
  return <Bets key={search.toString()} />;
}

function Bets() {
  const [search] = useSearchParams();
  const account = search.get('account') ?? undefined;
  const asked = useMemo(() => teamBettingReport(account), [account]);
  const filter = search.get('gameType') ?? undefined;
  const report = useReport(asked, { period: periodIn(search), filter });
  const { period, filter: games } = report;
  return (
    <ReportTable
      {...report}
      subtitle={account === undefined ? <TeamOwner /> : <AccountName account={account} />}
      trend={
        account === undefined && (
          <TeamTrend period={period} subject={betsTrend} gameType={games?.chosen} />
        )
      }
    />
  );
}
