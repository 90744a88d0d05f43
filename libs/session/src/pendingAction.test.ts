import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pendingAction } from './pendingAction';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

test('a visitor’s tap is handed out once, to who asks for its kind [LOGIN-15]', () => {
  pendingAction.set({ kind: 'favourite', nodeId: '42', vendor: 'V1' });
  expect(pendingAction.take('launch')).toBeUndefined();
  expect(pendingAction.take('favourite')).toEqual({
    kind: 'favourite',
    nodeId: '42',
    vendor: 'V1',
  });
  expect(pendingAction.take('favourite')).toBeUndefined();
});

test('a tap of long ago is not done any more [LOGIN-15]', () => {
  vi.useFakeTimers();
  pendingAction.set({ kind: 'favourite', nodeId: '42', vendor: 'V1' });
  vi.setSystemTime(Date.now() + 16 * 60_000);
  expect(pendingAction.take('favourite')).toBeUndefined();
});

test('what is not an action is ignored', () => {
  sessionStorage.setItem('pendingAction', '{"action":{"kind":"transfer"},"until":9e15}');
  expect(pendingAction.take('favourite')).toBeUndefined();
});
