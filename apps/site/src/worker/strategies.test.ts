import { expect, test } from 'vitest';
import { pages } from './strategies';

const page = (init: ResponseInit = {}, type = 'text/html; charset=utf-8') =>
  new Response('<p>home</p>', { ...init, headers: { 'Content-Type': type } });

/** Whether a page that the network has brought becomes the copy that is shown without one. */
async function isKept(response: Response): Promise<boolean> {
  const request = new Request('https://site.example/m/home');
  for (const { cacheWillUpdate } of pages.plugins) {
    const kept = await cacheWillUpdate?.({
      request,
      response,
      event: new Event('fetch') as never,
    });
    if (kept === null) return false;
  }
  return true;
}

test('the worker keeps whole pages of the site, no failure, redirect or other file [PWA-01]', async () => {
  expect(await isKept(page())).toBe(true);
  expect(await isKept(page({ status: 503 }))).toBe(false);
  expect(await isKept(page({}, 'application/json'))).toBe(false);
  const redirected = Object.defineProperty(page(), 'redirected', { value: true });
  expect(await isKept(redirected)).toBe(false);
});
