import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endOfList, withIntersectionObserver } from '../../../testing/observers';
import { useNearBottom } from './useNearBottom';

withIntersectionObserver();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const end = { current: document.createElement('div') };

/** A list whose pages come at once. */
function showList() {
  const load = vi.fn();
  const { rerender } = renderHook(({ enabled }) => useNearBottom(end, enabled, load), {
    initialProps: { enabled: true },
  });
  return { load, setEnabled: (enabled: boolean) => rerender({ enabled }) };
}

it('loads at once within 500 px of the bottom, and not further away [LIST-06]', () => {
  const { load } = showList();
  endOfList(501);
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
  endOfList(500);
  vi.advanceTimersByTime(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads at most once a second, however often the end comes near [LIST-06]', () => {
  const { load } = showList();
  for (let touch = 0; touch < 19; touch += 1) {
    endOfList(0);
    vi.advanceTimersByTime(100);
  }
  expect(load).toHaveBeenCalledTimes(2);
});

it('rests while loading is not wanted', () => {
  const { load, setEnabled } = showList();
  endOfList(0);
  setEnabled(false);
  vi.advanceTimersByTime(5000);
  expect(load).not.toHaveBeenCalled();
});

it('reads ahead at rest as far as a fling goes, at most once a second', () => {
  const { load } = showList();
  endOfList(4501);
  vi.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
  endOfList(4500);
  vi.advanceTimersByTime(1499);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('reads nothing ahead while the page moves', () => {
  const { load } = showList();
  endOfList(4500);
  for (let move = 0; move < 20; move += 1) {
    vi.advanceTimersByTime(200);
    fireEvent.scroll(window);
  }
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2500);
  expect(load).toHaveBeenCalledTimes(1);
});

it('reads nothing ahead where data is saved', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { load } = showList();
  endOfList(4500);
  vi.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
});
