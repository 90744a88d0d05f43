import { scope } from './scope';

/** Leaves no worker and no copies behind: from the next page on the network answers. */
async function removeAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

// The worker of a release that has none. It waits for nobody: pages that are open stay as they are.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(removeAll()));
