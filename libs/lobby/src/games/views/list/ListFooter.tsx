import { Button, Spinner, uiMessages, VisuallyHidden } from '@playhouse/ui-kit';
import type { RefObject } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { MoreState } from '../../logic/gamesState';
import styles from './ListFooter.module.css';

export interface ListFooterProps {
  more: MoreState;
  onRetry: () => void;
  /** Watched to load the next page before the player comes here. */
  end: RefObject<HTMLDivElement | null>;
}

const messages = defineMessages({
  loading: {
    id: 'lobby.list.loading',
    defaultMessage: 'Loading more games',
    description: 'Spoken while the next page loads',
  },
  failed: {
    id: 'lobby.list.failed',
    defaultMessage: 'More games could not be loaded.',
    description: 'Below a list whose next page failed',
  },
  end: {
    id: 'lobby.list.end',
    defaultMessage: 'That is all',
    description: 'Below the last game of a list',
  },
});

/** What stands below the last tile; its height never changes, so nothing jumps. */
export function ListFooter({ more, onRetry, end }: ListFooterProps) {
  return (
    <div ref={end} className={styles.footer} aria-live="polite">
      {more === 'loading' && (
        <>
          <Spinner />
          <VisuallyHidden>
            <FormattedMessage {...messages.loading} />
          </VisuallyHidden>
        </>
      )}
      {more === 'failed' && (
        <>
          <span>
            <FormattedMessage {...messages.failed} />
          </span>
          <Button size="s" variant="secondary" onClick={onRetry}>
            <FormattedMessage {...uiMessages.retry} />
          </Button>
        </>
      )}
      {more === 'end' && <FormattedMessage {...messages.end} />}
    </div>
  );
}
