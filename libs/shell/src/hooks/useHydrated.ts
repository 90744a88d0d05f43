import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** `false` on the server and in the first client render, `true` from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
