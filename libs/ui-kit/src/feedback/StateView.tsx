import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import styles from './StateView.module.css';
import { LoadingLabel } from './LoadingLabel';
import type { ViewState } from './viewState';

export interface StateViewProps<T> {
  state: ViewState<T>;
  /** Shown while loading, in the size of the content to come. */
  skeleton: ReactNode;
  /** @default a plain `EmptyState` */
  empty?: ReactNode;
  /** In place of an error that a retry cannot mend: what is asked for is not there. @default a plain `ErrorState` */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Draws the one state that holds; an error says what happened and offers a retry where that can help. */
export function StateView<T>({ state, skeleton, empty, missing, children }: StateViewProps<T>) {
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.loading} aria-busy="true">
          <LoadingLabel />
          {skeleton}
        </div>
      );
    case 'empty':
      return empty ?? <EmptyState />;
    case 'error':
      return (!state.retry && missing) || <ErrorState {...state} />;
    case 'ready':
      return children(state.data);
  }
}
