import { paths } from '@playhouse/navigation';
import { periodIn, useReport } from '@playhouse/platform';
import { ReportTable } from '@playhouse/ui-kit';
import type { agentCalls } from '@playhouse/wps';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isHeadFigure, isMoneyFigure, isOwnFigure } from '../logic/figures';
import { figureEntriesReport, figureMembersReport } from '../reports/figures';
import { linkVisitsReport } from '../reports/visits';
import { AccountName, IncomeOwner, TeamOwner } from '../views/TeamOwner';

/** The entries that make up a figure, `/m/agent/team/figure?figure=&startDate=&endDate=&account=&parentId=&link=`. */
export function TeamFigurePage() {
  const [search] = useSearchParams();
  const figure = search.get('figure');
  if (isMoneyFigure(figure)) return <Entries key={search.toString()} figure={figure} />;
  if (isHeadFigure(figure)) return <Heads key={search.toString()} figure={figure} />;
  const link = search.get('link');
  if (figure === 'visits' && link !== null) return <Visits key={search.toString()} link={link} />;
  return <Navigate to={paths.teamOverview.href()} replace />;
}

function Entries({ figure }: { readonly figure: agentCalls.MoneyFigure }) {
  const [search] = useSearchParams();
  const account = search.get('account') ?? undefined;
  const report = useMemo(() => figureEntriesReport(figure, account), [figure, account]);
  const owner = isOwnFigure(figure) ? <IncomeOwner /> : <TeamOwner />;
  return (
    <ReportTable
      {...useReport(report, { period: periodIn(search) })}
      subtitle={account === undefined ? owner : <AccountName account={account} />}
    />
  );
}

function Heads({ figure }: { readonly figure: agentCalls.HeadFigure }) {
  const [search] = useSearchParams();
  const link = search.get('link') ?? undefined;
  const parentId = search.get('parentId') ?? undefined;
  const report = useMemo(
    () => figureMembersReport(figure, { link, parentId }),
    [figure, link, parentId],
  );
  return (
    <ReportTable
      {...useReport(report, { period: periodIn(search) })}
      subtitle={link === undefined && <TeamOwner account={search.get('account')} />}
    />
  );
}

function Visits({ link }: { readonly link: string }) {
  const [search] = useSearchParams();
  const report = useMemo(() => linkVisitsReport(link), [link]);
  return <ReportTable {...useReport(report, { period: periodIn(search) })} />;
}
