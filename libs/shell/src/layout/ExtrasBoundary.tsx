import { closeOverlay } from '@playhouse/navigation';
import { Component } from 'react';
import type { ReactNode } from 'react';

interface ExtrasBoundaryProps {
  /** The player has asked for something that lies over the screen. */
  readonly wanted: boolean;
  readonly children: ReactNode;
}

interface ExtrasBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
}

/**
 * Keeps the screen when what lies over it could not be fetched: nobody has asked for it yet. Once a tap
 * does, the error screen tells and offers a fresh page.
 */
export class ExtrasBoundary extends Component<ExtrasBoundaryProps, ExtrasBoundaryState> {
  override state: ExtrasBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ExtrasBoundaryState {
    return { failure: { error } };
  }

  /** The way home from the error screen must not end on it again. */
  override componentWillUnmount() {
    // Whenever the tap came: the failure may not have been drawn before the error screen is.
    closeOverlay();
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (this.props.wanted) throw failure.error;
    return null;
  }
}
