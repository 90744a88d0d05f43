import { useLanguage } from '@playhouse/i18n';
import type { AskScreen } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { getSession, useSession } from '@playhouse/session';
import { EmptyState, Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { activitiesOptions } from '../queries';
import { ActivitiesView } from '../views/ActivitiesView';

/** Asks for the activities of the visitor or member before the page is drawn. */
export const askActivities: AskScreen = ({ client, wps, language }) => {
  void client.prefetchQuery(activitiesOptions(wps, language, getSession()));
};

/** The list of activities (ROUTE-10). */
export function ActivitiesPage() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const query = useQuery({
    ...activitiesOptions(useWps(), language, useSession()),
    // The page arrives with what everybody may do; a member sees that until their own is there.
    placeholderData: keepPreviousData,
  });
  const state = useViewState(query);
  return (
    <Page title={formatMessage({ id: 'screens.activities' })}>
      <StateView
        state={state}
        skeleton={<Skeleton ratio="5:2" count={3} />}
        empty={
          <EmptyState
            icon="gift"
            title={<FormattedMessage id="promotions.activities.empty" />}
            text={<FormattedMessage id="promotions.activities.empty.text" />}
          />
        }
      >
        {(activities) => <ActivitiesView activities={activities} />}
      </StateView>
    </Page>
  );
}
