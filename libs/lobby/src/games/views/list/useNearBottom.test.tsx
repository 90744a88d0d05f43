import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endOfList, observedWith, withIntersectionObserver } from '../../../testing/observers';
import { useNearBottom } from './useNearBottom';

withIntersectionObserver();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const end = { current: document.createElement('div') };

it('loads within 500 px of the bottom [LIST-06]', () => {
  const load = vi.fn();
  renderHook(() => useNearBottom(end, true, load));
  expect(observedWith()?.rootMargin).toBe('0px 0px 500px 0px');
  endOfList(false);
  vi.advanceTimersByTime(2000);
  expect(load).not.toHaveBeenCalled();
  endOfList(true);
  vi.advanceTimersByTime(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads at most once a second, however often the end comes near [LIST-06]', () => {
  const load = vi.fn();
  renderHook(() => useNearBottom(end, true, load));
  for (let touch = 0; touch < 19; touch += 1) {
    endOfList(true);
    vi.advanceTimersByTime(100);
  }
  expect(load).toHaveBeenCalledTimes(2);
});

it('rests while loading is not wanted', () => {
  const load = vi.fn();
  const { rerender } = renderHook(({ enabled }) => useNearBottom(end, enabled, load), {
    initialProps: { enabled: true },
  });
  endOfList(true);
  rerender({ enabled: false });
  vi.advanceTimersByTime(5000);
  expect(load).not.toHaveBeenCalled();
});
