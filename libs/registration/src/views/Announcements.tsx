import { toInAppHref, webLink } from '@playhouse/navigation';
import { Image } from '@playhouse/ui-kit';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import type { contentCalls } from '@playhouse/wps';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './Announcements.module.css';

export interface AnnouncementsProps {
  readonly items: readonly contentCalls.Banner[];
}

/** Announcements above the form, side by side (REG-07). */
export function Announcements({ items }: AnnouncementsProps) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.list} aria-label={formatMessage({ id: 'registration.announcements' })}>
      {items.map((item) => (
        <li key={item.bannerId} className={styles.item}>
          <Announcement item={item} />
        </li>
      ))}
    </ul>
  );
}

function Announcement({ item }: { readonly item: contentCalls.Banner }) {
  const merchant = useMerchant();
  const picture = (
    <Image
      sources={imageSources(merchant, item.url)}
      alt={item.title ?? ''}
      ratio="5:2"
      className={styles.picture}
    />
  );
  const inside = item.link ? toInAppHref(item.link) : undefined;
  if (inside !== undefined) return <Link to={inside}>{picture}</Link>;
  const outside = webLink(item.link);
  if (outside?.host !== undefined) {
    return (
      <a href={outside.href} target="_blank" rel="noopener noreferrer">
        {picture}
      </a>
    );
  }
  return picture;
}
