import { beforeAll, expect, test, vi } from 'vitest';
import { toDocumentAddress, documents, requestKind } from './requestKind';

// The build writes these addresses into the worker.
beforeAll(
  () =>
    void vi.stubGlobal('PLAYHOUSE_ADDRESSES', {
      home: ['/', '/m', '/m/index', '/m/index.html', '/m/home'],
      files: ['/m/index.html', '/register.html', '/m/register.html'],
      documents: ['/m/home', '/m/gamelist'],
    }),
);

const origin = 'https://site.example';
const wish = (mode: RequestMode, destination: RequestDestination, method = 'GET') => ({
  mode,
  destination,
  method,
});
const page = wish('navigate', 'document');
const image = wish('no-cors', 'image');
const read = wish('cors', '');
const kind = (path: string, request = read) => requestKind(new URL(path, origin), origin, request);

test.each([
  '/wps/system/status',
  '/wps',
  '/lgw/games/mobile',
  '/play/session/x',
  '/pay/order',
  '/outbox',
  '/outbox.json',
])('the worker leaves %s alone, whoever asks for it [PWA-01]', (path) => {
  for (const request of [page, image, read, wish('cors', '', 'POST')]) {
    expect(kind(path, request)).toBeUndefined();
  }
});

test('the worker tells pages, hashed files, art and what is the merchant’s apart [PWA-01]', () => {
  for (const path of [
    '/',
    '/m/home?source=pwa',
    '/m/index.html',
    '/m/register.html',
    '/M/REGISTER.HTML',
    '/m/gameList',
  ]) {
    expect(kind(path, page)).toBe('page');
  }
  expect(kind('/assets/site-1.js')).toBe('asset');
  expect(kind('/art/games/a.svg', image)).toBe('art');
  for (const path of ['/mark.svg', '/icons/icon-192.png', '/manifest.webmanifest']) {
    expect(kind(path, image)).toBe('brand');
  }
});

test.each([
  ['another origin', 'https://elsewhere.example/a.png', image],
  ['a download', '/webclip.mobileconfig', page],
  ['a frame', '/m/home', wish('navigate', 'iframe')],
  ['something sent', '/m/home', wish('navigate', 'document', 'POST')],
  ['a file of no known kind', '/robots.txt', read],
] as const)('the worker leaves %s alone', (_what, path, request) => {
  expect(kind(path, request)).toBeUndefined();
});

const keptAs = (path: string) => toDocumentAddress(new URL(path, 'https://site.example'));

test('all addresses of home share one copy, all frames another, each list has its own [PWA-01]', () => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home?a=1', '/M/HOME/']) {
    expect(keptAs(path)).toBe(documents.home);
  }
  expect(keptAs('/m/gameList?gameType=RNG')).toBe('/m/gamelist?gameType=RNG');
  expect(keptAs('/m/settings')).toBe(documents.frame);
  expect(keptAs('/register.html')).toBe(documents.frame);
});
