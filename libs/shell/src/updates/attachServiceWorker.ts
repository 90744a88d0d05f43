import { isPageBusy } from '@playhouse/navigation';
import { trustedScript } from './trustedScript';
import { useUpdate } from './updateStore';

/** How often a page that stays open looks for a new version when it comes to the front, in milliseconds. */
const lookAgainMs = 30 * 60_000;

function offerUpdate(container: ServiceWorkerContainer, waiting: ServiceWorker): void {
  const reload = () => {
    // Between the tap and the new worker the player may have begun something: then later.
    if (isPageBusy()) useUpdate.setState({ apply: reload });
    else location.reload();
  };
  const apply = () => {
    if (isPageBusy()) return;
    // One that waits for nobody is in force already.
    if (waiting.state !== 'installed') return reload();
    container.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  useUpdate.setState({ apply });
}

/** Hands the worker what the very first page loaded before there was a worker to keep it. */
function keepFirstVisit(container: ServiceWorkerContainer): void {
  const hand = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const urlsToCache = loaded.filter((url) => url.startsWith(`${location.origin}/`));
    container.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  container.addEventListener('controllerchange', hand, { once: true });
}

/** An installed app may stay open for days: it looks for a new version when it comes to the front. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < lookAgainMs) return;
    last = Date.now();
    // Without a network there is none to be found.
    registration.update().catch(() => undefined);
  });
}

/**
 * Registers the service worker and, when a newer one has been installed behind a running page,
 * offers it through `useUpdate` (PWA-01). Resolves silently where service workers do not exist.
 *
 * @param merchant code; the worker keeps no other merchant's page
 */
export async function attachServiceWorker(merchant: string): Promise<void> {
  // The types promise it, an insecure origin does not.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container === undefined) return;
  if (container.controller === null) keepFirstVisit(container);
  const registration = await container.register(trustedScript(`/sw.js?merchant=${merchant}`));
  const offerWaiting = () => {
    // Without a controller this is the very first installation, not an update.
    if (registration.waiting !== null && container.controller !== null) {
      offerUpdate(container, registration.waiting);
    }
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  lookForUpdates(registration);
}
