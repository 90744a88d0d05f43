import { localStore, sessionStore, storageKeys } from '@playhouse/storage';

/** Starts every story as a new visitor; Storybook's own settings stay. */
export function forgetPlayer(): void {
  for (const key of Object.values(storageKeys)) {
    localStore.remove(key);
    sessionStore.remove(key);
  }
}
