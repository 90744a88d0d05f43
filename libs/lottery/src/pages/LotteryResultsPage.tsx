import { useViewState, useWps } from '@playhouse/platform';
import { Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { vietnameseNumeroOptions, vietnameseResultsOptions } from '../queries/lotteryQueries';
import { ResultsView } from '../views/results/ResultsView';

/** `/m/lottery/results?code=`: what was drawn in the Vietnamese lotteries, of one or of all. */
export function LotteryResultsPage() {
  const { formatMessage } = useIntl();
  const wps = useWps();
  const [params] = useSearchParams();
  const code = params.get('code') ?? undefined;
  const state = useViewState(useQuery(vietnameseResultsOptions(wps, code)));
  // The results stand without it.
  const { data: issues = [] } = useQuery(vietnameseNumeroOptions(wps, code));
  return (
    <Page title={formatMessage({ id: 'screens.lotteryResults' })} wide>
      <StateView state={state} skeleton={<Skeleton count={4} />}>
        {(results) => <ResultsView results={results} issues={issues} />}
      </StateView>
    </Page>
  );
}
