import { sessionStore, storageKeys } from '@playhouse/storage';
import { obscure, reveal } from './obscure';
import { getSession } from './sessionStore';

interface Held {
  /** Whose it is: the user name, and the end of the session's token. */
  readonly of: string;
  readonly password: string;
}

let held: Held | undefined;

/** A tab may outlive its member, asleep or restored: what it keeps counts for one session of one user name. */
function ofSession(): string | undefined {
  const session = getSession();
  return session && `${session.userName} ${session.token.slice(-12)}`;
}

function read(): Held | undefined {
  const [of, password] = reveal(sessionStore.get(storageKeys.psw) ?? '')?.split('\n', 2) ?? [];
  return of === undefined || password === undefined ? undefined : { of, password };
}

/**
 * The password of this session, so that changing it need not ask for it again (CHPW-01). Stored under
 * PSW in the tab's session storage, obscured as remembered passwords are, which is no protection. A
 * merchant that turns remembering off never has it written. It is of the session in which it was set:
 * for any other, and for a visitor, there is none.
 */
export const sessionPassword = {
  get(): string | undefined {
    const found = held ?? read();
    return found !== undefined && found.of === ofSession() ? found.password : undefined;
  },
  /** Holds the password of the login that opened the session; `stored` false keeps it in memory only. */
  set(password: string, { stored }: { readonly stored: boolean }): void {
    this.update(password);
    if (stored && held) sessionStore.set(storageKeys.psw, obscure(`${held.of}\n${password}`));
  },
  /** After a change: known until the page is left, no longer stored (CHPW-05). */
  update(password: string): void {
    const of = ofSession();
    held = of === undefined ? undefined : { of, password };
    sessionStore.remove(storageKeys.psw);
  },
  clear(): void {
    held = undefined;
    sessionStore.remove(storageKeys.psw);
  },
};
