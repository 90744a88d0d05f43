import { isPageBusy } from '@playhouse/navigation';
import { sessionStore } from '@playhouse/storage';
import { useUpdate } from './updateStore';

/** A second failure within this time is not a stale chunk but a broken one, in milliseconds. */
const onceWithinMs = 30_000;
const storageKey = 'chunkReloadAt';

interface Page {
  reload(): void;
  now(): number;
}

const browserPage: Page = { reload: () => location.reload(), now: () => Date.now() };

/**
 * After a release the chunks of an open page are gone from the server: one reload fetches the new
 * page. Vite announces the failed import; once is enough, then the error screen takes over. A busy
 * page is never reloaded: the update is offered instead (PWA-01).
 */
export function attachChunkRecovery(page: Page = browserPage): () => void {
  const onFailed = (event: Event) => {
    const last = Number(sessionStore.get(storageKey) ?? Number.NEGATIVE_INFINITY);
    // Without a network nothing newer can be had, and the page would be lost.
    if (!navigator.onLine || page.now() - last < onceWithinMs) return;
    if (isPageBusy()) {
      useUpdate.setState({ apply: () => page.reload() });
      return;
    }
    event.preventDefault();
    sessionStore.set(storageKey, String(page.now()));
    page.reload();
  };
  window.addEventListener('vite:preloadError', onFailed);
  return () => window.removeEventListener('vite:preloadError', onFailed);
}
