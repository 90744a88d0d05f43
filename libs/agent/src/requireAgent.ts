import { paths } from '@playhouse/navigation';
import { getSession, isAgent } from '@playhouse/session';
import { redirect } from 'react-router-dom';

/** A route `loader`: visitors, players, trials and guests go home (AGENT-01). */
export function requireAgent(): null {
  const session = getSession();
  if (session !== undefined && isAgent(session.type)) return null;
  // A redirect is thrown, as react-router has it, so that the screen's own loaders do not run.
  throw redirect(paths.home.href());
}
