import { sessionStore } from '@playhouse/storage';

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
 * page. Vite announces the failed import; once is enough, then the error screen takes over.
 */
export function attachChunkRecovery(page: Page = browserPage): () => void {
  const onFailed = (event: Event) => {
    const last = Number(sessionStore.get(storageKey) ?? Number.NEGATIVE_INFINITY);
    if (page.now() - last < onceWithinMs) return;
    event.preventDefault();
    sessionStore.set(storageKey, String(page.now()));
    page.reload();
  };
  window.addEventListener('vite:preloadError', onFailed);
  return () => window.removeEventListener('vite:preloadError', onFailed);
}
