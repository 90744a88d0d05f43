import { FormattedMessage } from 'react-intl';
import { closedMessages } from '../messages';
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
      title={<FormattedMessage {...closedMessages.blockedTitle} />}
      text={<FormattedMessage {...closedMessages.blockedText} />}
    >
      <ContactLink url={contactUrl} />
    </ClosedView>
  );
}
