import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Strategies from './strategies';

let pageCopies: typeof Strategies.pageCopies;
let language: string | undefined;

beforeEach(async () => {
  language = undefined;
  vi.stubGlobal('PLAYHOUSE_BUILD', 'b1');
  vi.stubGlobal('PLAYHOUSE_ENTRY', '/assets/index-1.js');
  vi.stubGlobal('PLAYHOUSE_ADDRESSES', { home: ['/', '/m/home'], files: [], documents: [] });
  vi.stubGlobal('location', new URL('https://site.example/sw.js?merchant=sample'));
  vi.stubGlobal('cookieStore', {
    get: () => Promise.resolve(language === undefined ? null : { value: language }),
  });
  ({ pageCopies } = await import('./strategies'));
});
afterEach(() => void vi.unstubAllGlobals());

const stamp = '<script type="application/json" id="playhouse-merchant">{"code":"sample"}</script>';
const own = `<script type="module" src="/assets/index-1.js"></script>${stamp}</html>\n`;
const page = (init: ResponseInit = {}, type = 'text/html; charset=utf-8', text = own) =>
  new Response(text, { ...init, headers: { 'Content-Type': type } });
const event = new Event('fetch') as never;
const request = new Request('https://site.example/m/home');

/** Whether a page that the network has brought becomes the copy that later visits see first. */
const isKept = async (response: Response) =>
  (await pageCopies.cacheWillUpdate?.({ request, response, event })) != null;

const keyOf = (url: string) =>
  pageCopies.cacheKeyWillBeUsed?.({ request: new Request(url), mode: 'read', event });

test('the worker keeps whole pages of the site, no failure, redirect or other file [PWA-01]', async () => {
  expect(await isKept(page())).toBe(true);
  expect(await isKept(page({ status: 503 }))).toBe(false);
  expect(await isKept(page({}, 'application/json'))).toBe(false);
  const redirected = Object.defineProperty(page(), 'redirected', { value: true });
  expect(await isKept(redirected)).toBe(false);
});

test('the worker keeps no page of a guest network or of another release [PWA-01]', async () => {
  for (const text of ['<h1>Accept our terms</h1>', own.replace('index-1', 'index-2')])
    expect(await isKept(page({}, 'text/html', text))).toBe(false);
});

test.each([
  ['of another merchant', own.replace('sample', 'other')],
  ['whose merchant cannot be read', own.replace('{"code"', '{code')],
  ['without a merchant', own.replace(stamp, '')],
  ['that ends before its end', own.replace('</html>', '')],
  ['that names another one in its words', own.replace(stamp, 'id="playhouse-merchant" sample')],
])('the worker neither keeps nor shows a page %s [PWA-01]', async (_which, text) => {
  expect(await isKept(page({}, 'text/html', text))).toBe(false);
  const shown = { request, cacheName: '', cachedResponse: page({}, 'text/html', text), event };
  expect(await pageCopies.cachedResponseWillBeUsed?.(shown)).toBeNull();
});

test('the worker keeps no page in another language than the chosen one [PWA-01, LANG-02]', async () => {
  const portuguese = `<html data-language="PT">${own}`;
  language = 'EN';
  expect(await isKept(page({}, 'text/html', portuguese))).toBe(false);
  language = 'PT';
  expect(await isKept(page({}, 'text/html', portuguese))).toBe(true);
});

test('each language has its own copy of a page [PWA-01, LANG-02]', async () => {
  const first = await keyOf('https://site.example/');
  expect(await keyOf('https://site.example/m/home?a=1')).toBe(first);
  language = 'PT';
  expect(await keyOf('https://site.example/')).not.toBe(first);
});
