// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { webLink } from './webLink';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const onPageOf = (protocol: string) => vi.stubGlobal('location', { protocol });

test.each([
  ['/pay/D1', { href: '/pay/D1' }],
  [' /pay/D1?a=b#c ', { href: '/pay/D1?a=b#c' }],
  ['https://pay.example/D1', { href: 'https://pay.example/D1', host: 'pay.example' }],
  ['HTTPS://pay.example:8443', { href: 'HTTPS://pay.example:8443', host: 'pay.example:8443' }],
])('an address of the platform is a link: %s', (address, link) => {
  onPageOf('https:');
  expect(webLink(address)).toEqual(link);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https://bank.example@evil.example',
  'https://',
  'http://pay.example/D1',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://pay.example',
  'data:text/html,hello',
  'intent://pay#Intent;end',
  'pay/D1',
  'garbage',
])('an address of the platform is no link and is noted once: %s', (address) => {
  onPageOf('https:');
  const info = vi.spyOn(console, 'info').mockReturnValue();
  expect([webLink(address), webLink(address)]).toEqual([undefined, undefined]);
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(address));
});

test.each([null, undefined, '', ' '])(
  'no address is no link, and nothing to note: %j',
  (address) => {
    const info = vi.spyOn(console, 'info');
    expect(webLink(address)).toBeUndefined();
    expect(info).not.toHaveBeenCalled();
  },
);

test('an unsecured address is a link on an unsecured page, as in development', () => {
  onPageOf('http:');
  expect(webLink('http://127.0.0.1:4300/pay/D1')?.host).toBe('127.0.0.1:4300');
});

test('no text whatever leads elsewhere than it says', () => {
  vi.spyOn(console, 'info').mockReturnValue();
  onPageOf('https:');
  const hostile = fc
    .array(fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', 'https:', 'evil.example', 'm'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (address) => {
      const link = webLink(address);
      if (link === undefined) return;
      const { protocol, host } = new URL(link.href, 'https://site.example');
      expect([protocol, host]).toEqual(['https:', link.host ?? 'site.example']);
    }),
  );
});
