import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { requestKind } from './requestKind';
import type { RequestKind } from './requestKind';
import { scope } from './scope';
import type { WorkerRoute } from './scope';
import { art, assets, brand, forgetOtherReleases, keepDocuments, pages } from './strategies';

/** Addresses of the hashed files that the shell and the lobby need, written in by the build. */
declare const PLAYHOUSE_PRECACHE: readonly string[];

// Hashed files never change, so they need no revision and may come from the browser's own cache.
precacheAndRoute(PLAYHOUSE_PRECACHE.map((url) => ({ url, revision: null })));

const strategies = { page: pages, asset: assets, art, brand };
for (const kind of Object.keys(strategies) as RequestKind[]) {
  registerRoute(
    ({ url, request }) => requestKind(url, location.origin, request) === kind,
    strategies[kind],
  );
}

// The first visit's page was loaded before there was a worker to keep it.
scope.addEventListener('install', (event) => event.waitUntil(keepDocuments(event)));

// Where an engine has routes of a worker's own, it answers with these files without asking the worker's script.
scope.addEventListener('install', (event) => {
  const routes: WorkerRoute[] = PLAYHOUSE_PRECACHE.map((urlPattern) => ({
    condition: { urlPattern },
    source: 'cache',
  }));
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes));
});
scope.addEventListener('activate', (event) => event.waitUntil(forgetOtherReleases()));

// A new version takes over only when the player says so; the very first one at once.
scope.addEventListener('message', ({ data }) => {
  const message: unknown = data;
  const isGo = typeof message === 'object' && message !== null && 'type' in message;
  if (isGo && message.type === 'SKIP_WAITING') void scope.skipWaiting();
});
clientsClaim();
