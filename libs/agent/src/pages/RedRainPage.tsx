import { useMove } from '@playhouse/movements';
import { useViewState, useWps } from '@playhouse/platform';
import { Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { redRainOptions } from '../queries';
import styles from '../views/agentForms.module.css';
import { RedRainView } from '../views/RedRainView';

/** The red envelope rain, `/m/redRain`. */
export function RedRainPage() {
  const { formatMessage } = useIntl();
  const state = useViewState(useQuery(redRainOptions(useWps())));
  const grab = useMove('promotions.grabRedRain');
  return (
    <Page title={formatMessage({ id: 'screens.redRain' })}>
      <StateView state={state} skeleton={<Skeleton className={styles.skeleton} />}>
        {(rain) => (
          <RedRainView
            rain={rain}
            busy={grab.isPending}
            won={grab.data?.amount}
            onGrab={() => grab.mutate({})}
          />
        )}
      </StateView>
    </Page>
  );
}
