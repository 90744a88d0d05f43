import { useViewState, useWps } from '@playhouse/platform';
import { Button, EmptyState, Page, Skeleton, StateView } from '@playhouse/ui-kit';
import type { inboxCalls } from '@playhouse/wps';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { inboxOptions } from '../queries';
import { useMarkRead } from '../useMarkRead';
import { InboxView } from '../views/InboxView';
import { OpenMessage } from './OpenMessage';

/** The message centre, under both of its addresses; `id` opens one message (ROUTE-13). */
export function MessagesPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const query = useInfiniteQuery(inboxOptions(useWps()));
  const state = useViewState(query);
  const markRead = useMarkRead();
  const id = search.get('id');
  const unread = query.data?.some((message) => !message.read) ?? false;
  return (
    <Page
      title={formatMessage({ id: 'screens.webEmail' })}
      aside={
        unread &&
        id === null && (
          <Button
            variant="ghost"
            size="s"
            loading={markRead.isPending}
            onClick={() => markRead.mutate(undefined)}
          >
            <FormattedMessage id="member.inbox.readAll" />
          </Button>
        )
      }
    >
      <StateView
        state={state}
        skeleton={<Skeleton count={6} />}
        empty={<EmptyState icon="mail" title={<FormattedMessage id="member.inbox.empty" />} />}
      >
        {(messages) =>
          id === null ? (
            <Inbox messages={messages} query={query} />
          ) : (
            <OpenMessage message={messages.find((message) => message.id === id)} />
          )
        }
      </StateView>
    </Page>
  );
}

interface InboxProps {
  readonly messages: readonly inboxCalls.Message[];
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
  };
}

function Inbox({ messages, query }: InboxProps) {
  const { pathname } = useLocation();
  return (
    <InboxView
      messages={messages}
      hrefOf={(id) => `${pathname}?${new URLSearchParams({ id })}`}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      loadingMore={query.isFetchingNextPage}
    />
  );
}
