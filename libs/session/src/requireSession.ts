import { paths } from '@playhouse/navigation';
import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getSession } from './sessionStore';

/**
 * A route `loader` that lets members pass (SESS-05). A visitor is sent to `redirectTo`; without one to
 * the login screen, which leads back to where they were going.
 */
export function requireSession(redirectTo?: string): (args: LoaderFunctionArgs) => null {
  return ({ request }) => {
    if (getSession()) return null;
    const { pathname, search } = new URL(request.url);
    // A redirect is thrown, as react-router has it, so that the screen's own loaders do not run.
    throw redirect(redirectTo ?? paths.login.href({ returnTo: `${pathname}${search}` }));
  };
}
