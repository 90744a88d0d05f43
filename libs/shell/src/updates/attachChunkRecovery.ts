import { isPageBusy, isPreloading } from '@playhouse/navigation';
import { reach } from '@playhouse/platform';
import { sessionStore } from '@playhouse/storage';
import { leaveFor } from './leaveFor';
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
 * page. Vite announces the failed import; once is enough, then the error screen takes over. Without a
 * network nothing newer can be had and the page would be lost, so it is looked for first. A busy page is
 * never reloaded: the update is offered instead (PWA-01).
 * @param destination where the player is on the way to: the router changes the address only when the
 *   screen is there
 * @returns a function that detaches it
 */
export function attachChunkRecovery(
  destination: () => string | undefined,
  page: Page = browserPage,
): () => void {
  const recover = async (href: string | undefined) => {
    const last = Number(sessionStore.get(storageKey) ?? Number.NEGATIVE_INFINITY);
    if (page.now() - last < onceWithinMs || (await reach.look()) !== 'there') return;
    // One page may miss several files at once.
    if (useUpdate.getState().leaving) return;
    if (isPageBusy()) {
      useUpdate.setState({ apply: () => page.load(href) });
      return;
    }
    sessionStore.set(storageKey, String(page.now()));
    leaveFor(() => page.load(href));
  };
  const onFailed = () => {
    const href = destination();
    // Nobody misses a chunk that was fetched ahead of a step that is not taken.
    if (href !== undefined || !isPreloading()) void recover(href);
  };
  window.addEventListener('vite:preloadError', onFailed);
  return () => window.removeEventListener('vite:preloadError', onFailed);
}
