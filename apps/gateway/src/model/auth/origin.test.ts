import { expect, it } from 'vitest';
import { readOrigin, shortAddress } from './origin';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/139.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${webKit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/139.0.0.0 Mobile Safari/537.36 OPR/90.0`,
    'Opera',
    'Android',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'Firefox', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iOS',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/139.0.0.0 Safari/537.36`,
    'Chrome',
    'Linux',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s is told as %s on %s', (userAgent, browser, system) => {
  const origin = readOrigin({ device: 'MOBILE', userAgent, address: 'in-process' });
  expect(origin).toEqual({ device: 'MOBILE', browser, system, address: null });
});

it.each([
  ['203.0.113.77', '203.0.113.•••'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:•••'],
  ['2001:db8::1', '2001:db8:•••'],
  ['::1', null],
  ['unknown', null],
  ['203.0.113.77, <script>', null],
])('of the address %s is kept %s', (address, kept) => {
  expect(shortAddress(address)).toBe(kept);
});
