import { FormattedMessage } from 'react-intl';
import { ClosedView } from './ClosedView';
import { ContactLink } from './ContactLink';

interface RestrictedViewProps {
  /** Where a player may ask about it. */
  readonly contactUrl: string | undefined;
}

/** The player is where the games may not be offered (START-01). */
export function RestrictedView({ contactUrl }: RestrictedViewProps) {
  return (
    <ClosedView
      icon="globe"
      title={<FormattedMessage id="content.restricted.title" />}
      text={<FormattedMessage id="content.restricted.text" />}
    >
      <ContactLink url={contactUrl} />
    </ClosedView>
  );
}
