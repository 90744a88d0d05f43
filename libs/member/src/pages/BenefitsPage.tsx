import { useLanguage } from '@playhouse/i18n';
import { useViewState, useWps } from '@playhouse/platform';
import { Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { benefitsOptions } from '../queries';
import { BenefitsView } from '../views/BenefitsView';

/** VIP benefits (ROUTE-14). */
export function BenefitsPage() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const state = useViewState(useQuery(benefitsOptions(useWps(), language)));
  return (
    <Page title={formatMessage({ id: 'screens.benefits' })}>
      <StateView state={state} skeleton={<Skeleton ratio="16:9" count={3} />}>
        {(benefits) => <BenefitsView benefits={benefits} />}
      </StateView>
    </Page>
  );
}
