import { useLanguage } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import type { AskScreen } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { buttonClass, EmptyState, Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { activityOptions } from '../queries';
import { Activity } from './Activity';

/** The activity that the address names. */
export const askActivity: AskScreen = ({ client, wps, language, search }) => {
  const id = search.get('id');
  if (id !== null) void client.prefetchQuery(activityOptions(wps, id, language));
};

/** One activity; the address names it by `id` (ROUTE-10). */
export function ActivityPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <Page title={formatMessage({ id: 'screens.activity' })} wide>
      {id === null ? <NoActivity /> : <ActivityById id={id} />}
    </Page>
  );
}

function ActivityById({ id }: { readonly id: string }) {
  const { language } = useLanguage();
  const state = useViewState(useQuery(activityOptions(useWps(), id, language)));
  return (
    <StateView state={state} skeleton={<Skeleton ratio="5:2" count={2} />} missing={<NoActivity />}>
      {(activity) => <Activity activity={activity} />}
    </StateView>
  );
}

function NoActivity() {
  return (
    <EmptyState
      icon="gift"
      title={<FormattedMessage id="promotions.activity.missing" />}
      action={
        <Link className={buttonClass()} to={paths.activities.href()}>
          <FormattedMessage id="promotions.activity.toList" />
        </Link>
      }
    />
  );
}
