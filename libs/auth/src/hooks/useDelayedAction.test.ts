import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDelayedAction } from './useDelayedAction';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('does it later, once, and only the last', () => {
  const { result } = renderHook(useDelayedAction, { wrapper: StrictMode });
  const [first, last] = [vi.fn(), vi.fn()];
  result.current(first, 1000);
  result.current(last, 1000);
  act(() => vi.advanceTimersByTime(1000));
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledOnce();
});

it.each([
  ['before the screen was left', true],
  ['by an answer that came after the screen was left', false],
])('does not what was asked for %s', (_when, isBefore) => {
  const { result, unmount } = renderHook(useDelayedAction);
  const action = vi.fn();
  if (isBefore) result.current(action, 1000);
  unmount();
  if (!isBefore) result.current(action, 1000);
  act(() => vi.advanceTimersByTime(2000));
  expect(action).not.toHaveBeenCalled();
});
