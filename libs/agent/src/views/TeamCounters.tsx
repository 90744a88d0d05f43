import { Card, Skeleton, StateView } from '@playhouse/ui-kit';
import type { ViewState } from '@playhouse/ui-kit';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { homeMessages } from './homeMessages';
import styles from './AgentHome.module.css';

export interface TeamKpi {
  readonly teamLoginMemberCount: number;
  readonly teamBetMemberCount: number;
  readonly teamRegisterMemberCount: number;
  readonly teamOnlineCount: number;
}

const counters = [
  ['teamLoginMemberCount', homeMessages.loggedIn],
  ['teamBetMemberCount', homeMessages.betting],
  ['teamRegisterMemberCount', homeMessages.registered],
  ['teamOnlineCount', homeMessages.online],
] as const;

/** Four counters of the day (AGENT-03). */
export function TeamCounters({ state }: { state: ViewState<TeamKpi> }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <FormattedMessage {...homeMessages.today} />
      </h2>
      <StateView state={state} skeleton={<Skeleton className={styles.countersSkeleton} />}>
        {(kpi) => (
          <dl className={styles.counters}>
            {counters.map(([field, label]) => (
              <Card key={field} padding="s" className={styles.counter}>
                <dt>
                  <FormattedMessage {...label} />
                </dt>
                <dd>
                  <FormattedNumber value={kpi[field]} />
                </dd>
              </Card>
            ))}
          </dl>
        )}
      </StateView>
    </section>
  );
}
