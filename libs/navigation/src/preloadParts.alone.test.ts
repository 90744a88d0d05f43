import { catalogues } from '@playhouse/i18n';
import { fetchSealing } from '@playhouse/wps';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { paths } from './paths';
import { isPreloading, preloadScreen } from './preloadScreen';
import { defineScreen } from './screen';
import { provideScreens } from './screenTable';

vi.mock('@playhouse/wps', async (original) => ({
  ...(await original<object>()),
  fetchSealing: vi.fn(),
}));

test('counts as ahead until the last of its files has come or failed [PWA-01]', async () => {
  vi.spyOn(catalogues, 'load').mockResolvedValue();
  let fail: (reason: Error) => void = () => undefined;
  vi.mocked(fetchSealing).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const load = () => Promise.reject(new Error('gone'));
  provideScreens([defineScreen(paths.login, { texts: [], load, page: 'Page' })]);
  const means = { client: new QueryClient(), wps: { call: vi.fn(), read: vi.fn() } };
  const done = preloadScreen('/m/login', { ...means, viewer: 'visitor' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isPreloading()).toBe(true);
  fail(new Error('gone, too'));
  await done;
  expect(isPreloading()).toBe(false);
});
