import { Component } from 'react';
import type { ReactNode } from 'react';

interface FailureBoundaryProps {
  /** The page that is shown; another one is tried anew after a failure. */
  readonly of: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly of: unknown;
  readonly failed: boolean;
}

/** Shows something else in the place of what fails while it is drawn, until another thing is to be shown. */
export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state: State = { of: this.props.of, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: FailureBoundaryProps, state: State): State | null {
    return state.of === of ? null : { of, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
