import { afterEach, expect, it, vi } from 'vitest';
import { attachChunkRecovery } from './attachChunkRecovery';

let detach: () => void = () => undefined;
afterEach(() => {
  detach();
  sessionStorage.clear();
});

it('reloads once for a stale chunk, and lets a second failure reach the error screen [ROUTE-20]', () => {
  const load = vi.fn();
  let time = 1_000_000;
  detach = attachChunkRecovery(() => undefined, { load, now: () => time });
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(fail()).toBe(true);
  time += 5_000;
  expect(fail()).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  time += 60_000;
  expect(fail()).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads the screen that the player was on the way to [ROUTE-20]', () => {
  const load = vi.fn();
  detach = attachChunkRecovery(() => '/m/help?i=2', { load, now: () => 1_000_000 });
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(load).toHaveBeenCalledWith('/m/help?i=2');
});
