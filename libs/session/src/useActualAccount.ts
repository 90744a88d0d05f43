import { isTrialOrGuest } from './memberTypes';
import { useSession } from './sessionStore';

/**
 * Whether the player may use what trial and guest accounts may not (CRED-02). A visitor counts as
 * allowed: the login gate meets them first. When false, the overlay `login` says so and
 * shows the ways to an account.
 */
export function useActualAccount(): boolean {
  const session = useSession();
  return session === undefined || !isTrialOrGuest(session.type);
}
