import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRequestId } from './useRequestId';

it('repeats the id for the same intention and makes another for the next one [ROUTE-11]', () => {
  const { result, rerender } = renderHook(() => useRequestId());
  const first = result.current.of('500 to card 1');
  rerender();
  expect(result.current.of('500 to card 1')).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  const other = result.current.of('600 to card 1');
  expect(other).not.toBe(first);
  result.current.done();
  expect(result.current.of('600 to card 1')).not.toBe(other);
});
