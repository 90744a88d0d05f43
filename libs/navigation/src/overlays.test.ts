import { afterEach, expect, test } from 'vitest';
import { closeOverlay, openOverlay, useOverlay } from './overlays';

afterEach(closeOverlay);

test('at most one overlay is open, the last one asked for', () => {
  openOverlay({ kind: 'menu' });
  openOverlay({ kind: 'login', returnTo: '/m/mine' });
  expect(useOverlay.getState().current).toEqual({ kind: 'login', returnTo: '/m/mine' });
  closeOverlay();
  expect(useOverlay.getState().current).toBeUndefined();
});
