import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScrolledPast } from './useScrolledPast';

it('turns sticky after more than 100 px of scroll and back again [SHELL-09]', () => {
  const { result } = renderHook(() => useScrolledPast());
  const scrollTo = (y: number) =>
    act(() => {
      window.scrollY = y;
      window.dispatchEvent(new Event('scroll'));
    });
  expect(result.current).toBe(false);
  scrollTo(100);
  expect(result.current).toBe(false);
  scrollTo(101);
  expect(result.current).toBe(true);
  scrollTo(0);
  expect(result.current).toBe(false);
});
