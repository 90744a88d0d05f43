import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Scrolling further than this makes the header stand out, in CSS pixels (SHELL-09). */
export const stickyThreshold = 100;

/** Whether the page is scrolled further than `threshold` CSS pixels. */
export function useScrolledPast(threshold = stickyThreshold): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
}
