import { contactLabels } from '@playhouse/content';
import type { ContactGroup } from '@playhouse/content';
import { Icon } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';

interface ContactLinkProps {
  readonly type: ContactGroup['type'];
  readonly contact: ContactGroup['contacts'][number] | undefined;
  readonly className: string | undefined;
}

/** A contact: leads to its page. */
export function ContactLink({ type, contact, className }: ContactLinkProps) {
  const { icon, label } = contactLabels[type];
  const kind = useIntl().formatMessage({ id: label });
  if (contact === undefined) return null;
  const { title, url } = contact;
  const name = title === type ? kind : `${kind}: ${title}`;
  return (
    <a className={className} href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
      <Icon name={icon} />
      <span>{title === type ? kind : title}</span>
    </a>
  );
}
