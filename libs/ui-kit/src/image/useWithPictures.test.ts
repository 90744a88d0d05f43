import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWithPictures } from './useWithPictures';

let come: (() => void)[] = [];
let fetched: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [come, fetched] = [[], []];
  vi.stubGlobal(
    'Image',
    class {
      set src(source: string) {
        fetched.push(source);
      }
      decode() {
        return new Promise<void>((resolve) => come.push(resolve));
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const yesterday = ['/old.svg', '/kept.svg'];
const today = ['/new.svg', '/kept.svg'];
const start = () =>
  renderHook(({ key, list }) => useWithPictures(key, list, (shown) => shown), {
    initialProps: { key: 'all', list: yesterday },
  });

it('holds what is new back until the pictures that are not there yet have come [ROUTE-20]', async () => {
  const { result, rerender } = start();
  rerender({ key: 'all', list: today });
  expect(result.current).toBe(yesterday);
  expect(fetched).toEqual(['/new.svg']);
  await act(async () => {
    come[0]?.();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(result.current).toBe(today);
});

it('waits three seconds and no longer', async () => {
  const { result, rerender } = start();
  rerender({ key: 'all', list: today });
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(result.current).toBe(yesterday);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toBe(today);
});

it('holds back nothing that was asked for or that shows no new pictures', () => {
  const { result, rerender } = start();
  rerender({ key: 'slots', list: today });
  expect(result.current).toBe(today);
  const longer = [...today, '/more.svg'];
  rerender({ key: 'slots', list: longer });
  expect(result.current).toBe(longer);
  rerender({ key: 'slots', list: [] });
  rerender({ key: 'slots', list: yesterday });
  expect(result.current).toBe(yesterday);
  expect(fetched).toEqual([]);
});
