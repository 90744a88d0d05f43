import type { Period } from '@playhouse/i18n';
import { Card, Skeleton, StateView } from '@playhouse/ui-kit';
import type { ViewState } from '@playhouse/ui-kit';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { FigureLink } from './FigureLink';
import styles from './AgentHome.module.css';

export interface TeamKpi {
  readonly teamLoginMemberCount: number;
  readonly teamBetMemberCount: number;
  readonly teamRegisterMemberCount: number;
  readonly teamOnlineCount: number;
}

const counters = [
  ['teamLoginMemberCount', 'agent.home.loggedIn', 'loggedIn'],
  ['teamBetMemberCount', 'agent.home.betting', 'activeMembers'],
  ['teamRegisterMemberCount', 'agent.overview.newMembers', 'newMembers'],
  ['teamOnlineCount', 'agent.home.online', 'online'],
] as const;

export interface TeamCountersProps {
  readonly state: ViewState<TeamKpi>;
  /** The day that they count. */
  readonly period: Period;
}

/** Four counters of the day (AGENT-03); each opens to whom it counts. */
export function TeamCounters({ state, period }: TeamCountersProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <FormattedMessage id="agent.home.today" />
      </h2>
      <StateView state={state} skeleton={<Skeleton className={styles.countersSkeleton} />}>
        {(kpi) => (
          <dl className={styles.counters}>
            {counters.map(([field, label, figure]) => (
              <Card key={field} padding="s" className={styles.counter}>
                <dt>
                  <FormattedMessage id={label} />
                </dt>
                <dd>
                  <FigureLink figure={figure} period={period}>
                    <FormattedNumber value={kpi[field]} />
                  </FigureLink>
                </dd>
              </Card>
            ))}
          </dl>
        )}
      </StateView>
    </section>
  );
}
