import { sessionStore, storageKeys } from '@playhouse/storage';
import { useCallback } from 'react';

const key = storageKeys.appOffered;

/**
 * Whether this visit was not yet offered the app but on this screen, and how to note that it is now.
 * @param screen its address; nothing is offered where there is none
 */
export function useOnceAVisit(screen: string | undefined) {
  const made = sessionStore.get(key);
  const offered = useCallback(() => {
    if (screen !== undefined) sessionStore.set(key, screen);
  }, [screen]);
  return { mayOffer: made === undefined || made === screen, offered };
}
