import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnpressed, useWatchPress } from './usePress';

function Frame({ wanted }: { readonly wanted: boolean }) {
  useWatchPress();
  return useUnpressed(wanted) ? <p>a bar</p> : null;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const bar = () => screen.queryByText('a bar');
const release = (end: 'pointerUp' | 'pointerCancel') => {
  fireEvent[end](document.body, { pointerId: 1 });
  act(() => vi.runAllTimers());
};

it.each(['pointerUp', 'pointerCancel'] as const)(
  'what nobody asked for does not come under a finger that is down (%s)',
  (end) => {
    const { rerender } = render(<Frame wanted={false} />);
    fireEvent.pointerDown(document.body, { pointerId: 1 });
    rerender(<Frame wanted />);
    expect(bar()).toBeNull();
    release(end);
    expect(bar()).not.toBeNull();
  },
);

it('what is there stays under a finger, and goes when it is not wanted any more', () => {
  const { rerender } = render(<Frame wanted />);
  fireEvent.pointerDown(document.body, { pointerId: 1 });
  rerender(<Frame wanted />);
  expect(bar()).not.toBeNull();
  rerender(<Frame wanted={false} />);
  expect(bar()).toBeNull();
  release('pointerUp');
});
