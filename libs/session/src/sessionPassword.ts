import { sessionStore, storageKeys } from '@playhouse/storage';
import { obscure, reveal } from './obscure';

let held: string | undefined;

/**
 * The password of this session, so that changing it need not ask for it again (CHPW-01). Stored under
 * PSW in the tab's session storage, obscured as remembered passwords are, which is no protection. A
 * merchant that turns remembering off never has it written.
 */
export const sessionPassword = {
  get(): string | undefined {
    if (held !== undefined) return held;
    const stored = sessionStore.get(storageKeys.psw);
    return stored === undefined ? undefined : reveal(stored);
  },
  /** Holds the password of a login; `stored` false keeps it in memory only. */
  set(password: string, { stored }: { readonly stored: boolean }): void {
    held = password;
    if (stored) sessionStore.set(storageKeys.psw, obscure(password));
    else sessionStore.remove(storageKeys.psw);
  },
  /** After a change: known until the page is left, no longer stored (CHPW-05). */
  update(password: string): void {
    held = password;
    sessionStore.remove(storageKeys.psw);
  },
  clear(): void {
    held = undefined;
    sessionStore.remove(storageKeys.psw);
  },
};
