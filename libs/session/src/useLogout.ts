import { openOverlay } from '@playhouse/navigation';

/** Asks whether to log out, and does so after a yes: the shell draws the question (SESS-02). */
export function useLogout(): () => void {
  return askToLogOut;
}

function askToLogOut(): void {
  openOverlay({ kind: 'logout' });
}
