import { useDateTime } from '@playhouse/i18n';
import { leaveSite } from '@playhouse/navigation';
import { Card, RichText } from '@playhouse/ui-kit';
import type { contentCalls } from '@playhouse/wps';
import styles from './NoticesView.module.css';

export interface NoticesViewProps {
  readonly notices: readonly contentCalls.Announcement[];
  readonly onNavigate: (path: string) => void;
}

/** Announcements that open in place (ROUTE-14). */
export function NoticesView({ notices, onNavigate }: NoticesViewProps) {
  const { dateTime } = useDateTime();
  return notices.map((notice) => (
    <Card key={notice.id} padding="none">
      <details className={styles.notice}>
        <summary className={styles.summary}>
          <span className={styles.title}>{notice.title}</span>
          {notice.publishTime != null && (
            <span className={styles.time}>{dateTime(notice.publishTime)}</span>
          )}
        </summary>
        {notice.content && (
          <RichText
            html={notice.content}
            onExternalLink={leaveSite}
            onNavigate={onNavigate}
            className={styles.content}
          />
        )}
      </details>
    </Card>
  ));
}
