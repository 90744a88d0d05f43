import { paths } from '@playhouse/navigation';
import { cx, Icon, Marquee } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './MarqueeStrip.module.css';

interface Notice {
  readonly id: string;
  readonly title: string;
}

interface MarqueeStripProps {
  /** `undefined` while they load; `unknown` where they could not be had. */
  readonly notices: readonly Notice[] | 'unknown' | undefined;
}

/** Titles of the announcements running along; each opens the list (HOME-02). */
export function MarqueeStrip({ notices }: MarqueeStripProps) {
  const intl = useIntl();
  const none = notices === 'unknown' ? 'shell.marquee.label' : 'shell.marquee.empty';
  const to = paths.notice.href();
  return (
    <section className={styles.strip} data-line="news" aria-busy={notices === undefined}>
      <Link
        to={to}
        className={styles.icon}
        aria-label={intl.formatMessage({ id: 'shell.marquee.label' })}
      >
        <Icon name="megaphone" />
      </Link>
      {(notices === 'unknown' || notices?.length === 0) && (
        <Link to={to} className={cx(styles.title, styles.none)}>
          <FormattedMessage id={none} />
        </Link>
      )}
      {Array.isArray(notices) && notices.length > 0 && (
        <Marquee className={styles.track}>
          {notices.map(({ id, title }) => (
            <Link key={id} to={to} className={styles.title}>
              {title}
            </Link>
          ))}
        </Marquee>
      )}
    </section>
  );
}
