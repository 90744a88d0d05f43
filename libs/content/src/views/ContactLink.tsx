import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { closedMessages } from '../messages';

/**
 * The way to customer service on a screen that has no other; nothing when there is no address. A plain
 * link: where the whole site is closed there is no router.
 */
export function ContactLink({ url }: { readonly url: string | undefined }) {
  if (url === undefined) return null;
  const outside =
    /^https?:/i.test(url) && ({ target: '_blank', rel: 'noopener noreferrer' } as const);
  return (
    <a className={buttonClass()} href={url} {...outside}>
      <FormattedMessage {...closedMessages.contact} />
    </a>
  );
}
