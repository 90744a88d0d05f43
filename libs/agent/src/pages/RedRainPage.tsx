import { useMove } from '@playhouse/movements';
import { useViewState, useWps } from '@playhouse/platform';
import { Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { RedRain } from '../logic/redRain';
import { redRainOptions } from '../queries';
import styles from '../views/agentForms.module.css';
import { RedRainView } from '../views/RedRainView';

/** The red envelope rain, `/m/redRain`. */
export function RedRainPage() {
  const { formatMessage } = useIntl();
  const state = useViewState(useQuery(redRainOptions(useWps())));
  return (
    <Page title={formatMessage({ id: 'screens.redRain' })} wide>
      <StateView state={state} skeleton={<Skeleton className={styles.skeleton} />}>
        {/* A catch is told until the next rain. */}
        {(rain) => <OneRain key={rain.startTime} rain={rain} />}
      </StateView>
    </Page>
  );
}

function OneRain({ rain }: { readonly rain: RedRain }) {
  const grab = useMove('promotions.grabRedRain');
  return (
    <RedRainView
      rain={rain}
      busy={grab.isPending}
      caught={grab.data?.amount}
      onCatch={() => grab.mutate({})}
    />
  );
}
