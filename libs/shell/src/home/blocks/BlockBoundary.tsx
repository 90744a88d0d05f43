import { keepFocusAround } from '@playhouse/ui-kit';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './BlockBoundary.module.css';

interface BlockBoundaryProps {
  readonly children: ReactNode;
}

interface BlockBoundaryState {
  readonly failed: boolean;
}

/** Keeps the failure of one block of home to itself: the others stay, and it can be tried again. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { failed: false };

  static getDerivedStateFromError(): BlockBoundaryState {
    return { failed: true };
  }

  readonly retry = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.failed} role="alert">
        <FormattedMessage id="shell.block.failed" />
        <button ref={keepFocusAround} type="button" className={styles.retry} onClick={this.retry}>
          <FormattedMessage id="ui.retry" />
        </button>
      </div>
    );
  }
}
