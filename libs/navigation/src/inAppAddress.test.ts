import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { safeReturnTo, toInAppHref } from './inAppAddress';
import { paths } from './paths';
import { defineScreen } from './screen';
import { provideScreens } from './screenTable';

beforeEach(() => {
  const some = {
    texts: [],
    load: () => Promise.resolve({ Page: () => null }),
    page: 'Page',
  } as const;
  provideScreens([
    defineScreen(paths.home, { ...some, aliases: ['/', '/m'] }),
    defineScreen(paths.register, { ...some, aliases: ['/register.html'], returnable: false }),
  ]);
});

test.each([
  ['/m/mine', '/m/mine'],
  ['/m/gameList?gameType=RNG#top', '/m/gameList?gameType=RNG#top'],
  ['/', '/'],
  ['/M/Mine', '/M/Mine'],
])('a player returns to %s [LOGIN-15]', (value, expected) => {
  expect(safeReturnTo(value)).toBe(expected);
});

test.each([
  undefined,
  null,
  '',
  'https://evil.example/m/mine',
  '//evil.example/m/mine',
  '/\\evil.example',
  '\\\\evil.example',
  '/m/..//evil.example',
  '/m//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/wps/session/logout',
  'm/mine',
])('%s is no place to return to: home instead [LOGIN-15]', (value) => {
  expect(safeReturnTo(value)).toBe('/m/home');
});

test.each(['/m/register', '/m/REGISTER/', '/register.html?returnTo=/m/register', '/m/regi%73ter'])(
  'a login never returns to the door %s [LOGIN-15]',
  (value) => {
    expect(safeReturnTo(value)).toBe('/m/home');
  },
);

test('no text whatever leads out of the site [LOGIN-15]', () => {
  const hostile = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      'm',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      '\t',
      '%2f',
      'https:',
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        hostile.map((parts) => parts.join('')),
        fc.string(),
        fc.webUrl(),
      ),
      (value) => {
        const url = new URL(safeReturnTo(value), 'https://site.example/m/login');
        expect(url.origin).toBe('https://site.example');
      },
    ),
  );
});

test('links of content: in-app ones keep the player here, others are not ours', () => {
  expect(toInAppHref('/m/rewardCenter')).toBe('/m/rewardCenter');
  expect(toInAppHref('m/rewardCenter')).toBe('/m/rewardCenter');
  expect(toInAppHref('https://elsewhere.example/m/home')).toBeUndefined();
  expect(toInAppHref('//elsewhere.example')).toBeUndefined();
  expect(toInAppHref('javascript:alert(1)')).toBeUndefined();
  expect(toInAppHref('')).toBeUndefined();
});
