import { useLanguage } from '@playhouse/i18n';
import { useViewState, useWps } from '@playhouse/platform';
import { Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { leaderBoardOptions } from '../queries';
import { LeaderBoardView } from '../views/LeaderBoardView';

/** Missions and their leader board (ROUTE-17). */
export function LeaderBoardPage() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const state = useViewState(useQuery(leaderBoardOptions(useWps(), language)));
  return (
    <Page title={formatMessage({ id: 'screens.leaderBoard' })}>
      <StateView state={state} skeleton={<Skeleton count={5} />}>
        {(board) => <LeaderBoardView board={board} />}
      </StateView>
    </Page>
  );
}
