import { Button } from '@playhouse/ui-kit';
import type { ViewState } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './BlockState.module.css';

export interface BlockStateProps<T> {
  state: ViewState<T>;
  /** Stands there while it loads, in the size of what comes. */
  skeleton: ReactNode;
  /** The words for a day without anything to show. */
  empty: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of the home screen in the one state that holds: failed or empty it is small, so that the rest stays what it is. */
export function BlockState<T>({ state, skeleton, empty, children }: BlockStateProps<T>) {
  switch (state.status) {
    case 'loading':
      return skeleton;
    case 'error':
      return (
        <div className={styles.state} role="alert">
          <span>{state.text}</span>
          {state.retry && (
            <Button size="s" variant="secondary" onClick={state.retry}>
              <FormattedMessage id="ui.retry" />
            </Button>
          )}
        </div>
      );
    case 'empty':
      return <p className={styles.state}>{empty}</p>;
    case 'ready':
      return children(state.data);
  }
}
