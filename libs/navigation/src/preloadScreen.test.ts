import { catalogues } from '@playhouse/i18n';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from './paths';
import { isPreloading, preloadScreen } from './preloadScreen';
import { defineScreen } from './screen';
import { provideScreens } from './screenTable';

const visitor = {
  client: new QueryClient(),
  wps: { call: vi.fn(), read: vi.fn() },
  viewer: 'visitor',
} as const;
const Page = () => null;

beforeEach(() => {
  vi.spyOn(catalogues, 'load').mockResolvedValue();
});

test('fetches script, texts and data of the screen behind an address, in any case [ROUTE-20]', async () => {
  const ask = vi.fn();
  const load = vi.fn(() => Promise.resolve({ Page, ask }));
  provideScreens([
    defineScreen(paths.gameList, { texts: ['lobby'], load, page: 'Page', ask: 'ask' }),
  ]);
  await preloadScreen('/m/GAMELIST?gameType=RNG#top', visitor);
  expect(load).toHaveBeenCalledOnce();
  expect(catalogues.load).toHaveBeenCalledWith(['lobby'], 'EN');
  expect(ask).toHaveBeenCalledOnce();
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ language: 'EN' });
  expect(String(ask.mock.calls[0]?.[0].search)).toBe('gameType=RNG');
});

test('what a guard keeps from a visitor is not fetched: the login is [SESS-05]', async () => {
  const mine = vi.fn(() => Promise.resolve({ Page }));
  const login = vi.fn(() => Promise.resolve({ Page }));
  provideScreens([
    defineScreen(paths.mine, { texts: [], who: 'members', load: mine, page: 'Page' }),
    defineScreen(paths.login, { texts: [], load: login, page: 'Page' }),
  ]);
  await preloadScreen('/m/mine', visitor);
  expect(mine).not.toHaveBeenCalled();
  expect(login).toHaveBeenCalledOnce();
});

test('leaves addresses without a screen alone, and a failure to the step itself', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  provideScreens([defineScreen(paths.gameList, { texts: [], load, page: 'Page' })]);
  await expect(preloadScreen('/m/nowhere', visitor)).resolves.toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  const done = preloadScreen('/m/gameList', visitor);
  expect(isPreloading()).toBe(true);
  await expect(done).resolves.toBeUndefined();
  expect(isPreloading()).toBe(false);
});
