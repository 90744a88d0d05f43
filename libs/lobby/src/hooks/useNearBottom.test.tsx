import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNearBottom } from './useNearBottom';

let intersect: (near: boolean) => void = () => undefined;
let options: IntersectionObserverInit | undefined;

class FakeObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(callback: IntersectionObserverCallback, given?: IntersectionObserverInit) {
    options = given;
    intersect = (near) => {
      const entry: Partial<IntersectionObserverEntry> = { isIntersecting: near };
      callback([entry as IntersectionObserverEntry], this);
    };
  }
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const end = { current: document.createElement('div') };

it('loads within 500 px of the bottom [LIST-06]', () => {
  const load = vi.fn();
  renderHook(() => useNearBottom(end, true, load));
  expect(options?.rootMargin).toBe('0px 0px 500px 0px');
  act(() => intersect(false));
  vi.advanceTimersByTime(2000);
  expect(load).not.toHaveBeenCalled();
  act(() => intersect(true));
  vi.advanceTimersByTime(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads at most once a second, however often the end comes near [LIST-06]', () => {
  const load = vi.fn();
  renderHook(() => useNearBottom(end, true, load));
  for (let touch = 0; touch < 19; touch += 1) {
    act(() => intersect(true));
    vi.advanceTimersByTime(100);
  }
  expect(load).toHaveBeenCalledTimes(2);
});

it('rests while loading is not wanted', () => {
  const load = vi.fn();
  const { rerender } = renderHook(({ enabled }) => useNearBottom(end, enabled, load), {
    initialProps: { enabled: true },
  });
  act(() => intersect(true));
  rerender({ enabled: false });
  vi.advanceTimersByTime(5000);
  expect(load).not.toHaveBeenCalled();
});
