import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { closedMessages } from '../messages';

/** The way to customer service on a screen that has no other; nothing when there is no address. */
export function ContactLink({ url }: { readonly url: string | undefined }) {
  if (url === undefined) return null;
  return (
    <a className={buttonClass()} href={url} target="_blank" rel="noopener noreferrer">
      <FormattedMessage {...closedMessages.contact} />
    </a>
  );
}
