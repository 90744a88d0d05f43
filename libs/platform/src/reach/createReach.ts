import { createLooks } from './createLooks';
import type { LooksOptions } from './createLooks';
import type { Sight } from './probeSite';

/** Whether the site's server can be reached, which a browser's `onLine` does not tell. */
export interface Reach {
  /** Result of the last look; `there` until a look fails. */
  sight(): Sight;
  /** Tells every change of the sight. */
  subscribe(listener: () => void): () => void;
  /** Looks now; whoever asks while a look is under way gets its answer. */
  look(): Promise<Sight>;
  /** Keeps looking, with growing pauses, until it is let go: something on the screen failed or is old. */
  need(): () => void;
  /** The platform has answered somebody: that is as good as a look that found it. */
  heard(): void;
  /** Tells that what failed may be asked for again. */
  onFound(listener: () => void): () => void;
  /** Follows the browser's own signs: `online`, focus, and the page coming to the front; a tap where none was found. */
  attach(): () => void;
}

/** Makes the one place that looks for the network. */
export function createReach(options: Pick<LooksOptions, 'probe' | 'random'>): Reach {
  const listeners = new Set<() => void>();
  const foundListeners = new Set<() => void>();
  const needs = new Set<symbol>();
  let sight: Sight = 'there';
  // The browser says that something changed: whoever failed may ask again, needed or not.
  let isToldAnyway = false;

  const see = (seen: Sight, isAwaited: boolean) => {
    const isNews = seen !== sight;
    sight = seen;
    if (isNews) for (const listener of listeners) listener();
    if (seen === 'there' && (isNews || isAwaited))
      for (const listener of foundListeners) listener();
  };
  const looks = createLooks({
    ...options,
    isNeeded: () => needs.size > 0,
    onSeen(seen) {
      const isAwaited = isToldAnyway || needs.size > 0;
      isToldAnyway = false;
      see(seen, isAwaited);
    },
  });

  return {
    sight: () => sight,
    subscribe: (listener) => subscribeTo(listeners, listener),
    onFound: (listener) => subscribeTo(foundListeners, listener),
    look: looks.now,
    need() {
      const need = Symbol('need');
      needs.add(need);
      looks.plan();
      return () => {
        needs.delete(need);
        looks.plan();
      };
    },
    heard: () => sight !== 'there' && see('there', true),
    attach() {
      const online = () => {
        isToldAnyway = true;
        void looks.now();
      };
      const tap = () => {
        if (sight !== 'there') looks.soon();
      };
      const events = [
        [window, 'online', online],
        [window, 'focus', looks.soon],
        [window, 'click', tap],
        [document, 'visibilitychange', looks.soon],
      ] as const;
      for (const [target, name, listener] of events) target.addEventListener(name, listener);
      return () => {
        for (const [target, name, listener] of events) target.removeEventListener(name, listener);
        looks.stop();
      };
    },
  };
}

function subscribeTo(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
