import { expect, test, vi } from 'vitest';
import { downloadsFor } from './downloads';

const resources = [
  { resourceType: 'Android', url: 'https://app.example/a.apk' },
  { resourceType: 'IOS', url: 'https://app.example/ios' },
  { resourceType: 'MOBILECONFIG', url: '/webclip.mobileconfig' },
] as const;
const browser = { os: 'android', nativeApp: false, installed: false, webclip: false } as const;

test('each device gets its own links [AGENT-06]', () => {
  const kinds = (os: 'android' | 'ios' | 'other') =>
    downloadsFor({ ...browser, os }, [...resources]).map((link) => link.kind);
  expect(kinds('android')).toEqual(['Android']);
  expect(kinds('ios')).toEqual(['MOBILECONFIG', 'IOS']);
  expect(kinds('other')).toEqual([]);
});

test.each(['nativeApp', 'installed', 'webclip'] as const)(
  'nothing is offered when %s [AGENT-06]',
  (sign) => {
    expect(downloadsFor({ ...browser, [sign]: true }, [...resources])).toEqual([]);
  },
);

test('a merchant without a link offers none [AGENT-06]', () => {
  expect(downloadsFor(browser, [])).toEqual([]);
});

test('an address that is no link is none [AGENT-06]', () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const scripts = [{ resourceType: 'Android', url: 'javascript:alert(1)' } as const];
  expect(downloadsFor(browser, scripts)).toEqual([]);
});
