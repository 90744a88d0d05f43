import type { Period } from '@playhouse/i18n';
import { useViewState, useWps } from '@playhouse/platform';
import { Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { teamTrendOptions } from '../queries';
import styles from '../views/agentForms.module.css';
import { TrendView } from '../views/TrendView';
import type { TrendSubject } from '../views/TrendView';

export interface TeamTrendProps {
  period: Period;
  subject: TrendSubject;
  /** One category of games instead of all. */
  gameType?: string | undefined;
}

/** The chart above a report of a team, with its own states: the report stands without it. */
export function TeamTrend({ period, subject, gameType }: TeamTrendProps) {
  const state = useViewState(useQuery(teamTrendOptions(useWps(), period, gameType)));
  if (period.startDate === period.endDate) return undefined;
  return (
    <StateView state={state} skeleton={<Skeleton className={styles.skeleton} />}>
      {(trend) => <TrendView period={period} trend={trend} subject={subject} gameType={gameType} />}
    </StateView>
  );
}
