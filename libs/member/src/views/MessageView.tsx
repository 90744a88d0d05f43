import { useDateTime } from '@playhouse/i18n';
import { leaveSite } from '@playhouse/navigation';
import { Button, Card, RichText } from '@playhouse/ui-kit';
import type { inboxCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import styles from './MessageView.module.css';

export interface MessageViewProps {
  readonly message: inboxCalls.Message;
  readonly onBack: () => void;
  readonly onRemove: () => void;
  /** A link of the message to a screen of the site. */
  readonly onNavigate: (path: string) => void;
}

/** One message; its HTML is cleaned before it is shown (ROUTE-13). */
export function MessageView({ message, onBack, onRemove, onNavigate }: MessageViewProps) {
  const { dateTime } = useDateTime();
  return (
    <>
      <Card look="raised">
        <article className={styles.message}>
          <h2 className={styles.title}>{message.title}</h2>
          <p className={styles.time}>{dateTime(message.sendTime)}</p>
          <RichText html={message.content} onExternalLink={leaveSite} onNavigate={onNavigate} />
        </article>
      </Card>
      <div className={styles.actions}>
        <Button variant="secondary" icon="arrow-left" onClick={onBack}>
          <FormattedMessage id="member.inbox.back" />
        </Button>
        <Button variant="ghost" icon="trash" onClick={onRemove}>
          <FormattedMessage id="member.inbox.remove" />
        </Button>
      </div>
    </>
  );
}
