import { localStore, sessionStore, storageKeys } from '@playhouse/storage';
import { dropSession } from './sessionStore';

const local = [
  storageKeys.trialName,
  storageKeys.memberInfo,
  storageKeys.autoPassword,
  storageKeys.bankList,
] as const;

function clear(reason: 'logout' | 'expired'): void {
  for (const key of local) localStore.remove(key);
  sessionStore.clear();
  localStore.set(storageKeys.autoLogin, '0');
  dropSession(reason);
}

/**
 * Makes this browser a visitor's again (SESS-02): token, trial user, member info, session storage, saved
 * automatic passwords and bank list go, `autoLogin` becomes 0. Credentials the player asked to be
 * remembered stay. Touches storage only, so it works when the platform is down.
 */
export function endSession(): void {
  clear('logout');
}

/** The same for a session that the platform ended; listeners learn the reason and tell the player (SESS-03). */
export function expireSession(): void {
  clear('expired');
}
