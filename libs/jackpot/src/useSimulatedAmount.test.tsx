import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSimulatedAmount } from './useSimulatedAmount';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const tick = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('has no amount in the first render, then starts and grows within the bounds [JACK-01]', () => {
  const { result } = renderHook(() => useSimulatedAmount(true));
  expect(result.current).toBeUndefined();
  tick(1);
  const start = result.current ?? 0;
  expect(start).toBeGreaterThanOrEqual(170_000_000);
  expect(start).toBeLessThanOrEqual(250_000_000);
  tick(2900);
  expect(result.current).toBe(start);
  tick(2200);
  const grown = (result.current ?? 0) - start;
  expect(grown).toBeGreaterThanOrEqual(100);
  expect(grown).toBeLessThanOrEqual(500);
});
