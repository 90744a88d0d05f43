import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

// Old engines and test environments have no matchMedia: motion is fine there.
const media = () =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;

function subscribe(changed: () => void): () => void {
  const list = media();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** Whether the person asked for less motion; `false` while prerendering. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
}
