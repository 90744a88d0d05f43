import type { WpsClient } from '@playhouse/wps';
import { endSession } from './endSession';
import { getSession } from './sessionStore';

/** How long a sign-out waits for the platform, in milliseconds; the loading notice lasts as long (SESS-02). */
export const logoutPatience = 10_000;

/**
 * Ends the session at the platform and here (SESS-02). The player who asked to leave is logged out here
 * whatever the platform says: a platform that cannot be reached lets the token expire by itself.
 */
export async function logout(wps: WpsClient): Promise<void> {
  try {
    if (getSession()) {
      await wps.call('session.logout', { signal: AbortSignal.timeout(logoutPatience) });
    }
  } catch {
    // Nothing to tell: what the player asked for happens below.
  } finally {
    endSession();
  }
}
