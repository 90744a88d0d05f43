import { renderHook } from '@testing-library/react';
import { BusinessError, NetworkError } from '@playhouse/wps';
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

it('keeps the id when the answer was lost, and gives it up when the platform refused', () => {
  const { result } = renderHook(() => useRequestId());
  const first = result.current.of('500 to card 1');
  result.current.failed(new NetworkError('lost', 'REF'));
  expect(result.current.of('500 to card 1')).toBe(first);
  result.current.failed(new BusinessError({ code: 'balance.insufficient', status: 200 }, 'REF'));
  expect(result.current.of('500 to card 1')).not.toBe(first);
});
