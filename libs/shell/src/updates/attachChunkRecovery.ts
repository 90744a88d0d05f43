import { isPageBusy } from '@playhouse/navigation';
import { sessionStore } from '@playhouse/storage';
import { useUpdate } from './updateStore';

/** A second failure within this time is not a stale chunk but a broken one, in milliseconds. */
const onceWithinMs = 30_000;
const storageKey = 'chunkReloadAt';

interface Page {
  /** Loads the address anew, or another one in its place. */
  load(href: string | undefined): void;
  now(): number;
}

const browserPage: Page = {
  load: (href) => (href === undefined ? location.reload() : location.assign(href)),
  now: () => Date.now(),
};

/**
 * After a release the chunks of an open page are gone from the server: one reload fetches the new
 * page. Vite announces the failed import; once is enough, then the error screen takes over. A busy
 * page is never reloaded: the update is offered instead (PWA-01).
 * @param destination where the player is on the way to: the router changes the address only when the
 *   screen is there
 * @returns a function that detaches it
 */
export function attachChunkRecovery(
  destination: () => string | undefined,
  page: Page = browserPage,
): () => void {
  const onFailed = (event: Event) => {
    const last = Number(sessionStore.get(storageKey) ?? Number.NEGATIVE_INFINITY);
    // Without a network nothing newer can be had, and the page would be lost.
    if (!navigator.onLine || page.now() - last < onceWithinMs) return;
    if (isPageBusy()) {
      const href = destination();
      useUpdate.setState({ apply: () => page.load(href) });
      return;
    }
    event.preventDefault();
    sessionStore.set(storageKey, String(page.now()));
    page.load(destination());
  };
  window.addEventListener('vite:preloadError', onFailed);
  return () => window.removeEventListener('vite:preloadError', onFailed);
}
