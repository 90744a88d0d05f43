import { afterEach, expect, it, vi } from 'vitest';
import { attachServiceWorker } from './attachServiceWorker';
import { useUpdate } from './updateStore';

function fakeContainer(controlled: boolean) {
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn(), state: 'installed' });
  const registration = Object.assign(new EventTarget(), {
    waiting: null as typeof worker | null,
    installing: null as typeof worker | null,
  });
  const register = vi.fn().mockResolvedValue(registration);
  const controller = controlled ? {} : null;
  const container = Object.assign(new EventTarget(), { register, controller });
  const install = () => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  };
  vi.stubGlobal('navigator', { serviceWorker: container });
  return { register, worker, install };
}

afterEach(() => {
  vi.unstubAllGlobals();
  useUpdate.setState({ apply: undefined });
});

it('offers a new version that was installed behind a running page [PWA-01]', async () => {
  const { register, worker, install } = fakeContainer(true);
  await attachServiceWorker('sample');
  expect(register).toHaveBeenCalledWith('/sw.js?merchant=sample');
  expect(useUpdate.getState().apply).toBeUndefined();
  install();
  useUpdate.getState().apply?.();
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

it('offers nothing on the very first installation [PWA-01]', async () => {
  const { install } = fakeContainer(false);
  await attachServiceWorker('sample');
  install();
  expect(useUpdate.getState().apply).toBeUndefined();
});

it('does nothing where service workers do not exist', async () => {
  vi.stubGlobal('navigator', {});
  await expect(attachServiceWorker('sample')).resolves.toBeUndefined();
});
