import { expect, test } from 'vitest';
import { paths } from './paths';

test('account screens stand at their addresses [ROUTE-02, ROUTE-03, ROUTE-06]', () => {
  expect(paths.login.path).toBe('/m/login');
  expect(paths.register.path).toBe('/m/register');
  expect(paths.forget.path).toBe('/m/forget');
  expect(paths.changePassword.path).toBe('/m/changePsw');
  expect(paths.settings.path).toBe('/m/set');
  expect(paths.mine.path).toBe('/m/mine');
  expect(paths.memberHome.path).toBe('/m/member/home');
  expect(paths.trial.path).toBe('/m/trail');
});

test('a link carries its query, without the keys that have no value', () => {
  expect(paths.login.href({ returnTo: '/m/mine?a=b', tab: undefined })).toBe(
    '/m/login?returnTo=%2Fm%2Fmine%3Fa%3Db',
  );
  expect(paths.home.href()).toBe('/m/home');
});

test('no two screens share an address', () => {
  const all = Object.values(paths).map((path) => path.path);
  expect(new Set(all).size).toBe(all.length);
});
