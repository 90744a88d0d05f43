import { closeOverlay, openOverlay, useOverlay } from '@playhouse/navigation';
import { renderWithProviders } from '@playhouse/fixtures';
import { act, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExtrasBoundary } from './ExtrasBoundary';

let isGone = true;

function Broken(): ReactNode {
  if (isGone) throw new Error('the file is gone');
  return null;
}

class Outer extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>error screen</p> : this.props.children;
  }
}

function Screen() {
  const wanted = useOverlay((state) => state.current !== undefined);
  return (
    <Outer>
      <p>home</p>
      <ExtrasBoundary wanted={wanted}>
        <Broken />
      </ExtrasBoundary>
    </Outer>
  );
}

beforeEach(() => {
  isGone = true;
  closeOverlay();
});
afterEach(() => closeOverlay());

it('keeps the screen when what lies over it fails, until a tap asks for it [ROUTE-20]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithProviders(<Screen />);
  expect(screen.getByText('home')).toBeInTheDocument();
  act(() => openOverlay({ kind: 'menu' }));
  expect(screen.getByText('error screen')).toBeInTheDocument();
  // So that the way home does not end here again.
  expect(useOverlay.getState().current).toBeUndefined();
});

it('leaves nothing open when it fails after the tap that asked for it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isGone = false;
  openOverlay({ kind: 'menu' });
  const { rerender } = renderWithProviders(<Screen />);
  isGone = true;
  rerender(<Screen />);
  expect(screen.getByText('error screen')).toBeInTheDocument();
  expect(useOverlay.getState().current).toBeUndefined();
});
