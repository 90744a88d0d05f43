import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { documentOf, documents } from './requestKind';
import type { LifetimeEvent } from './scope';

/** How long a page may take before the copy is shown in its place, in seconds. */
const patience = 4;

const day = 24 * 60 * 60;

/** Only whole pages of the site: neither a failure nor a redirect may become the offline answer. */
const isDocument = (response: Response) =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get('Content-Type') ?? '').startsWith('text/html');

const pageCopies: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(documentOf(new URL(request.url))),
  cacheWillUpdate: ({ response }) => Promise.resolve(isDocument(response) ? response : null),
  // A list that was never opened starts from the frame.
  handlerDidError: () => caches.match(documents.frame),
};

/** Pages: always the newest that the network has, the copy when it has none. */
export const pages = new NetworkFirst({
  cacheName: 'playhouse-pages',
  networkTimeoutSeconds: patience,
  plugins: [pageCopies],
});

// A page fetched since may name files that the next version, which is still waiting, has brought along.
const anyCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(request)),
};

/** Hashed files that are not part of the first load: kept once they were used. */
export const assets = new CacheFirst({
  cacheName: 'playhouse-assets',
  plugins: [anyCopy, new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
});

/** Pictures of games: from the cache at once, renewed behind, the ones used least recently go first. */
export const art = new StaleWhileRevalidate({
  cacheName: 'playhouse-art',
  plugins: [
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  ],
});

/** The merchant's logo, icons and manifest. */
export const brand = new StaleWhileRevalidate({
  cacheName: 'playhouse-brand',
  plugins: [new ExpirationPlugin({ maxEntries: 40 })],
});

/** Fetches both documents of the merchant anew; without them the worker is not installed. */
export async function keepDocuments(event: LifetimeEvent): Promise<void> {
  const work = Object.values(documents).map((url) => {
    const request = new Request(url, { cache: 'reload' });
    const [, done] = pages.handleAll({ event, request });
    return done;
  });
  await Promise.all(work);
}
