import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { bakedElementId } from '@playhouse/whitelabel';
import { toDocumentAddress, documents } from './requestKind';
import type { LifetimeEvent } from './scope';

/** Build of the site that the worker belongs to, and the script that its pages start with; written in by the build. */
declare const PLAYHOUSE_BUILD: string;
declare const PLAYHOUSE_ENTRY: string;

/** How long a page of which no copy is kept may take before the frame is shown in its place, in seconds. */
const patience = 4;

const day = 24 * 60 * 60;

const isHtml = (response: Response) =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get('Content-Type') ?? '').startsWith('text/html');

/** The language that the server writes pages in; engines that do not show a worker its cookies know none. */
const chosenLanguage = async () =>
  typeof cookieStore === 'undefined'
    ? undefined
    : ((await cookieStore.get('language'))?.value ?? '');

const bakedBlock = new RegExp(`<script[^>]* id="${bakedElementId}">(.*?)</script>`, 's');

/** Whether a page was stamped for the merchant of the page that registered this worker, which its address names. */
function isOwnMerchant(text: string): boolean {
  try {
    const { code } = JSON.parse(bakedBlock.exec(text)?.[1] ?? '{}') as { readonly code?: string };
    return code !== undefined && code === new URL(location.href).searchParams.get('merchant');
  } catch {
    return false;
  }
}

/**
 * Whether an answer is a page of the site, of the release whose files this worker keeps: no failure, no redirect, no page
 * that a guest network puts in the place of every other one, none of another merchant, and none that ends before its end. A
 * page that was on its way while the player chose another language is none to keep.
 */
async function isOwnPage(response: Response): Promise<boolean> {
  if (!isHtml(response)) return false;
  const [text, language] = [await response.clone().text(), await chosenLanguage()];
  return (
    text.includes(`src="${PLAYHOUSE_ENTRY}"`) &&
    isOwnMerchant(text) &&
    text.trimEnd().endsWith('</html>') &&
    (!language || text.includes(`data-language="${language}"`))
  );
}

/** Under which address a page is kept: one for each document and language. */
async function keptAs(url: string): Promise<string> {
  const kept = new URL(toDocumentAddress(new URL(url, location.origin)), location.origin);
  kept.searchParams.set('keptLanguage', (await chosenLanguage()) ?? '');
  return kept.href;
}

/** Which pages are kept, and how they are found again. */
export const pageCopies: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => keptAs(request.url),
  cacheWillUpdate: async ({ response }) => ((await isOwnPage(response)) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && (await isOwnPage(cachedResponse)) ? cachedResponse : null,
  // A list that was never opened starts from the frame.
  handlerDidError: async () => caches.match(await keptAs(documents.frame)),
};

const pagesCache = 'playhouse-pages-';
const keptPages = {
  cacheName: pagesCache + PLAYHOUSE_BUILD,
  plugins: [
    pageCopies,
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 14 * day, purgeOnQuotaError: true }),
  ],
};
const newest = new NetworkFirst({ ...keptPages, networkTimeoutSeconds: patience });
const keptFirst = new StaleWhileRevalidate(keptPages);

/**
 * Pages: the copy at once where one is kept, renewed behind for the next visit. The page itself asks the platform for
 * what is new. Where nothing is kept, or the language is not known, the network's.
 */
export const pages: RouteHandlerCallback = async (options) => {
  const { cacheName } = keptPages;
  const isKept =
    (await chosenLanguage()) !== undefined &&
    (await caches.match(await keptAs(options.request.url), { cacheName })) !== undefined;
  return (isKept ? keptFirst : newest).handle(options);
};

/** Takes the copies of earlier releases away. */
export async function forgetOtherReleases(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter(
    (name) => name.startsWith('playhouse-pages') && name !== keptPages.cacheName,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

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
    const [, done] = newest.handleAll({ event, request });
    return done;
  });
  await Promise.all(work);
}
