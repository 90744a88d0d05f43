import { Page, Skeleton, StateView } from '@playhouse/ui-kit';
import type { ViewState } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ServiceContact } from '../logic/contacts';
import { ContactList, NoContacts } from './ContactList';
import { Lead } from './Lead';

interface ServiceViewProps {
  readonly state: ViewState<readonly ServiceContact[]>;
}

/** The customer service screen: every way to reach it (ROUTE-05). */
export function ServiceView({ state }: ServiceViewProps) {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'screens.service' })}>
      <Lead icon="headset">
        <FormattedMessage id="content.service.text" />
      </Lead>
      <StateView state={state} skeleton={<Skeleton count={3} />} empty={<NoContacts />}>
        {(contacts) => <ContactList contacts={contacts} />}
      </StateView>
    </Page>
  );
}
