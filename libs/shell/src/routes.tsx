import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** Sends an old address to its screen and keeps its query (ROUTE-18). */
async function findLegacy({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const { legacyTarget } = await import('./logic/legacyRoutes');
  const { pathname, search } = new URL(request.url);
  const target = legacyTarget(pathname);
  return target === undefined ? null : redirect(`${target}${search}`);
}

/** What the shell answers for: every address that no domain knows. Comes last in the site's table. */
export const shellRoutes: RouteObject[] = [
  {
    path: '*',
    loader: findLegacy,
    lazy: async () => {
      const { NotFound } = await import('./pages/NotFound');
      return { Component: NotFound };
    },
  },
];
