import { useSyncExternalStore } from 'react';
import { reach } from './reach/reach';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const off = reach.subscribe(listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    off();
  };
}

/** Whether there is a network, as far as the browser and the site's own looks know. */
export function isOnline(): boolean {
  return navigator.onLine && reach.sight() !== 'away';
}

/** Whether there is a network (SHELL-11); assumed while prerendering. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}
