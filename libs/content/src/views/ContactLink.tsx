import { webLink } from '@playhouse/navigation';
import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';

/**
 * The way to customer service on a screen that has no other; nothing when there is no address that may be opened. A plain
 * link: where the whole site is closed there is no router.
 */
export function ContactLink({ url }: { readonly url: string | undefined }) {
  const link = webLink(url);
  if (link === undefined) return null;
  const outside = link.host && ({ target: '_blank', rel: 'noopener noreferrer' } as const);
  return (
    <a className={buttonClass()} href={link.href} {...outside}>
      <FormattedMessage id="content.closed.contact" />
    </a>
  );
}
