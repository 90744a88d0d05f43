import { toInAppHref } from '@playhouse/navigation';
import { Button, confirm, EmptyState, toast } from '@playhouse/ui-kit';
import type { inboxCalls } from '@playhouse/wps';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMarkRead } from '../useMarkRead';
import { useRemoveMessage } from '../useRemoveMessage';
import { MessageView } from '../views/MessageView';

export interface OpenMessageProps {
  /** `undefined` when the list does not have it (any more). */
  readonly message: inboxCalls.Message | undefined;
}

/** One message of the list; opening it marks it as read (ROUTE-13). */
export function OpenMessage({ message }: OpenMessageProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const markRead = useMarkRead({ silent: true });
  const remove = useRemoveMessage();
  const back = () => void navigate(pathname);
  const id = message?.id;
  const opened = useEffectEvent(() => {
    if (message && !message.read) markRead.mutate(message.id);
  });
  useEffect(() => {
    opened();
  }, [id]);

  if (!message) {
    return (
      <EmptyState
        icon="mail"
        title={<FormattedMessage id="member.inbox.gone" />}
        action={
          <Button variant="secondary" onClick={back}>
            <FormattedMessage id="member.inbox.back" />
          </Button>
        }
      />
    );
  }
  const ask = async () => {
    const agreed = await confirm({
      title: formatMessage({ id: 'member.inbox.remove.title' }),
      confirmLabel: formatMessage({ id: 'member.inbox.remove' }),
      tone: 'danger',
    });
    if (!agreed) return;
    // Whoever has left the screen meanwhile is not led back by its answer.
    remove.mutate(message.id, {
      onSuccess: () => {
        toast.success(formatMessage({ id: 'member.inbox.removed' }));
        back();
      },
    });
  };
  return (
    <MessageView
      message={message}
      onBack={back}
      onRemove={() => void ask()}
      onNavigate={(path) => {
        const href = toInAppHref(path);
        if (href !== undefined) void navigate(href);
      }}
    />
  );
}
