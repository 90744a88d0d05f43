import { Button, Spinner, VisuallyHidden } from '@playhouse/ui-kit';
import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MoreState } from '../../logic/gamesState';
import styles from './ListFooter.module.css';

export interface ListFooterProps {
  more: MoreState;
  onRetry: () => void;
  /** Watched to load the next page before the player comes here. */
  end: RefObject<HTMLDivElement | null>;
}

/** Stands below the last tile; its height never changes, so nothing jumps. */
export function ListFooter({ more, onRetry, end }: ListFooterProps) {
  return (
    <div ref={end} className={styles.footer} aria-live="polite">
      {more === 'loading' && (
        <>
          <Spinner />
          <VisuallyHidden>
            <FormattedMessage id="lobby.list.loading" />
          </VisuallyHidden>
        </>
      )}
      {more === 'failed' && (
        <>
          <span>
            <FormattedMessage id="lobby.list.failed" />
          </span>
          <Button size="s" variant="secondary" onClick={onRetry}>
            <FormattedMessage id="ui.retry" />
          </Button>
        </>
      )}
      {more === 'end' && <FormattedMessage id="lobby.list.end" />}
    </div>
  );
}
