import { expect, test } from 'vitest';
import { paths } from './paths';

test('a link carries its query, without the keys that have no value', () => {
  expect(paths.login.href({ returnTo: '/m/mine?a=b', tab: undefined })).toBe(
    '/m/login?returnTo=%2Fm%2Fmine%3Fa%3Db',
  );
  expect(paths.home.href()).toBe('/m/home');
});
