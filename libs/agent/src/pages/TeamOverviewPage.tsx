import { useMoney } from '@playhouse/i18n';
import { usePeriod, useViewState, useWps } from '@playhouse/platform';
import { Page, PeriodPicker, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { teamOverviewOptions } from '../queries';
import styles from '../views/agentForms.module.css';
import { TeamOverviewView } from '../views/TeamOverviewView';
import { TeamOwner } from '../views/TeamOwner';
import { resultTrend } from '../views/TrendView';
import { TeamTrend } from './TeamTrend';

/** The team over a period, `/m/agent/team/overview`. */
export function TeamOverviewPage() {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { period, setPeriod, presets } = usePeriod();
  const state = useViewState(useQuery(teamOverviewOptions(useWps(), period)));
  return (
    <Page title={formatMessage({ id: 'screens.teamOverview' })} subtitle={<TeamOwner />} wide>
      <PeriodPicker presets={presets} value={period} onChange={setPeriod} />
      <TeamTrend period={period} subject={resultTrend} />
      <StateView state={state} skeleton={<Skeleton className={styles.skeleton} />}>
        {(overview) => <TeamOverviewView overview={overview} period={period} money={money} />}
      </StateView>
    </Page>
  );
}
