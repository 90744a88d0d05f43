import { paths, safeReturnTo } from '@playhouse/navigation';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { clearPendingAction, keepPendingAction } from './keepPendingAction';
import type { PendingAction } from './keepPendingAction';
import { useSession } from './sessionStore';

/**
 * Runs an action for a member and answers true; sends a visitor to the login screen and answers false.
 *
 * @param action what to do when logged in
 * @param returnTo where the login leads to; by default the present screen
 * @param pending what the target does after the login, when a screen alone is not it
 */
export type LoginGate = (
  action?: () => void,
  returnTo?: string,
  pending?: PendingAction,
) => boolean;

/** The gate before every action that needs a login (SESS-05, LOGIN-15). */
export function useLoginGate(): LoginGate {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (action, returnTo, pending) => {
      if (session) {
        action?.();
        return true;
      }
      if (pending) keepPendingAction(pending);
      else clearPendingAction();
      const target = safeReturnTo(returnTo ?? `${pathname}${search}`);
      void navigate(paths.login.href({ returnTo: target }));
      return false;
    },
    [session, navigate, pathname, search],
  );
}
