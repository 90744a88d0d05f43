import { keepBusy } from '@playhouse/navigation';
import { reach } from '@playhouse/platform';
import type { Sight } from '@playhouse/platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachChunkRecovery } from './attachChunkRecovery';
import { arrivalPatienceMs } from './leaveFor';
import { useUpdate } from './updateStore';

let detach: () => void = () => undefined;
let sight: Sight;
beforeEach(() => {
  sight = 'there';
  vi.spyOn(reach, 'look').mockImplementation(() => Promise.resolve(sight));
});
afterEach(() => {
  vi.useRealTimers();
  detach();
  sessionStorage.clear();
  useUpdate.setState({ apply: undefined, leaving: false });
});

/** Announces a failed chunk as Vite does, and waits until listeners have decided. */
async function fail(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await Promise.resolve();
  await Promise.resolve();
}

it('reloads once for a stale chunk; a second failure reaches the error screen [ROUTE-20]', async () => {
  const load = vi.fn();
  let time = 1_000_000;
  detach = attachChunkRecovery(() => undefined, { load, now: () => time });
  await fail();
  expect(load).toHaveBeenCalledTimes(1);
  useUpdate.setState({ leaving: false });
  time += 5_000;
  await fail();
  expect(load).toHaveBeenCalledTimes(1);
  time += 60_000;
  await fail();
  expect(load).toHaveBeenCalledTimes(2);
});

it('reloads once for a page that misses several files, and says that it is leaving [ROUTE-20]', async () => {
  const load = vi.fn();
  detach = attachChunkRecovery(() => undefined, { load, now: () => 1_000_000 });
  await Promise.all([fail(), fail()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(useUpdate.getState().leaving).toBe(true);
});

it('is no longer leaving once the page that it asked for has not come for long [ROUTE-20]', async () => {
  vi.useFakeTimers();
  detach = attachChunkRecovery(() => undefined, { load: vi.fn(), now: () => 1_000_000 });
  await fail();
  vi.advanceTimersByTime(arrivalPatienceMs - 1);
  expect(useUpdate.getState().leaving).toBe(true);
  vi.advanceTimersByTime(1);
  expect(useUpdate.getState().leaving).toBe(false);
});

it('loads the screen that the player was on the way to [ROUTE-20]', async () => {
  const load = vi.fn();
  detach = attachChunkRecovery(() => '/m/help?i=2', { load, now: () => 1_000_000 });
  await fail();
  expect(load).toHaveBeenCalledWith('/m/help?i=2');
});

it('keeps the page while the network is gone, whatever the browser says [SHELL-11, ROUTE-20]', async () => {
  const load = vi.fn();
  detach = attachChunkRecovery(() => undefined, { load, now: () => 1_000_000 });
  expect(navigator.onLine).toBe(true);
  sight = 'away';
  await fail();
  expect(load).not.toHaveBeenCalled();
});

it('offers the update in place of reloading a busy page [PWA-01]', async () => {
  const load = vi.fn();
  detach = attachChunkRecovery(() => undefined, { load, now: () => 1_000_000 });
  const letGo = keepBusy(() => true);
  await fail();
  letGo();
  expect(load).not.toHaveBeenCalled();
  useUpdate.getState().apply?.();
  expect(load).toHaveBeenCalledTimes(1);
});
