import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession } from './endSession';
import { countdownStore } from './countdownStore';
import { useCountdown } from './useCountdown';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  countdownStore.forgetPage();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function start(purpose = 'login') {
  const view = renderHook(() => useCountdown(purpose));
  act(() => view.result.current.start(60_000));
  return view;
}

test('a countdown goes on when its screen is left and opened again [SMS-05]', () => {
  start().unmount();
  pass(20_500);
  expect(renderHook(() => useCountdown('login')).result.current.secondsLeft).toBe(40);
});

test('a tab that slept counts right as soon as it is seen again [SMS-05]', () => {
  const { result } = start();
  vi.setSystemTime(Date.now() + 45_000);
  expect(result.current.secondsLeft).toBe(60);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.secondsLeft).toBe(15);
});

test('each purpose has its own countdown [SMS-03]', () => {
  start('login');
  expect(renderHook(() => useCountdown('register')).result.current.secondsLeft).toBe(0);
});

test('a logout clears countdowns with the session storage [SESS-02]', () => {
  start().unmount();
  endSession();
  expect(renderHook(() => useCountdown('login')).result.current.secondsLeft).toBe(0);
});
