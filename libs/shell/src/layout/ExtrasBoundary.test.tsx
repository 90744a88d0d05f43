import { closeOverlay, openOverlay, useOverlay } from '@playhouse/navigation';
import { renderWithProviders } from '@playhouse/fixtures';
import { act, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ExtrasBoundary } from './ExtrasBoundary';

function Broken(): ReactNode {
  throw new Error('the file is gone');
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
