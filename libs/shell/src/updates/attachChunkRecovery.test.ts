import { afterEach, expect, it, vi } from 'vitest';
import { attachChunkRecovery } from './attachChunkRecovery';

let detach: () => void = () => undefined;
afterEach(() => {
  detach();
  sessionStorage.clear();
});

it('reloads once for a stale chunk, and lets a second failure reach the error screen [ROUTE-20]', () => {
  const reload = vi.fn();
  let time = 1_000_000;
  detach = attachChunkRecovery({ reload, now: () => time });
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(fail()).toBe(true);
  time += 5_000;
  expect(fail()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  time += 60_000;
  expect(fail()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
