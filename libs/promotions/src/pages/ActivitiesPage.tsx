import { useLanguage } from '@playhouse/i18n';
import { useViewState, useWps } from '@playhouse/platform';
import { EmptyState, Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { activityMessages } from '../messages/activityMessages';
import { activitiesOptions } from '../queries';
import { ActivitiesView } from '../views/ActivitiesView';

/** The list of activities (ROUTE-10). */
export function ActivitiesPage() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const state = useViewState(useQuery(activitiesOptions(useWps(), language)));
  return (
    <Page title={formatMessage(activityMessages.title)}>
      <StateView
        state={state}
        skeleton={<Skeleton ratio="5:2" count={3} />}
        empty={
          <EmptyState
            icon="gift"
            title={<FormattedMessage {...activityMessages.empty} />}
            text={<FormattedMessage {...activityMessages.emptyText} />}
          />
        }
      >
        {(activities) => <ActivitiesView activities={activities} />}
      </StateView>
    </Page>
  );
}
