import type { Viewer } from '@playhouse/navigation';
import { isAgent, isTrialOrGuest } from './memberTypes';
import { getSession } from './sessionStore';

/** Who is looking, for the guards of the screens (SESS-05, AGENT-01). */
export function viewer(): Viewer {
  const session = getSession();
  if (session === undefined) return 'visitor';
  if (isTrialOrGuest(session.type)) return 'trial';
  return isAgent(session.type) ? 'agent' : 'member';
}
