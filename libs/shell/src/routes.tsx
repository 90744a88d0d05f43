import { formerAddress, screenRoutes } from '@playhouse/navigation';
import type { Screen } from '@playhouse/navigation';
import { viewer } from '@playhouse/session';
import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** Sends an old address to its screen and keeps its query (ROUTE-18). */
function leadOn({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, search } = new URL(request.url);
  const target = formerAddress(pathname);
  return target === undefined ? null : redirect(`${target}${search}`);
}

/** What stands at every address where no screen is. */
const missing: RouteObject = {
  path: '*',
  loader: leadOn,
  lazy: async () => ({ Component: (await import('./pages/NotFound')).NotFound }),
};

/** All that the layout may surround: the screens, and the end of every other address. */
export function siteRoutes(screens: readonly Screen[]): RouteObject[] {
  return [...screenRoutes(screens, viewer), missing];
}
