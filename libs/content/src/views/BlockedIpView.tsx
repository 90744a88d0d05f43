import { FormattedMessage } from 'react-intl';
import { ClosedView } from './ClosedView';
import { ContactLink } from './ContactLink';

interface BlockedIpViewProps {
  /** Where a player may ask about it. */
  readonly contactUrl: string | undefined;
}

/** The player's network address is blocked (ROUTE-19). */
export function BlockedIpView({ contactUrl }: BlockedIpViewProps) {
  return (
    <ClosedView
      icon="shield"
      title={<FormattedMessage id="content.blocked.title" />}
      text={<FormattedMessage id="content.blocked.text" />}
    >
      <ContactLink url={contactUrl} />
    </ClosedView>
  );
}
