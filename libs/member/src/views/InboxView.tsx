import { useDateTime } from '@playhouse/i18n';
import { Badge, Button, Card, ListRow } from '@playhouse/ui-kit';
import type { inboxCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';

export interface InboxViewProps {
  readonly messages: readonly inboxCalls.Message[];
  /** Address of a message's own view. */
  readonly hrefOf: (id: string) => string;
  /** Loads older ones; left out when there are none. */
  readonly onMore?: (() => void) | undefined;
  readonly loadingMore: boolean;
}

/** The list of messages, new ones marked (ROUTE-13). */
export function InboxView({ messages, hrefOf, onMore, loadingMore }: InboxViewProps) {
  const { dateTime } = useDateTime();
  return (
    <>
      <Card padding="none" look="raised">
        {messages.map((message) => (
          <ListRow
            key={message.id}
            icon="mail"
            title={message.title}
            text={dateTime(message.sendTime)}
            to={hrefOf(message.id)}
            end={
              !message.read && (
                <Badge tone="danger" look="solid">
                  <FormattedMessage id="member.inbox.unread" />
                </Badge>
              )
            }
          />
        ))}
      </Card>
      {onMore && (
        <Button variant="secondary" block loading={loadingMore} onClick={onMore}>
          <FormattedMessage id="ui.more" />
        </Button>
      )}
    </>
  );
}
