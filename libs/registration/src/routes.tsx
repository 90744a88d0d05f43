import { catalogue } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { getSession } from '@playhouse/session';
import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

// A member has nothing to register; an old bookmark leads home.
function visitorsOnly(): null {
  if (getSession()) throw redirect(paths.home.href());
  return null;
}

const page: Pick<RouteObject, 'loader' | 'lazy'> = {
  loader: visitorsOnly,
  lazy: async () => ({ Component: (await import('./pages/RegisterPage')).RegisterPage }),
};

/** Registration, under its address and the two older ones (ROUTE-02). */
export const registrationRoutes: RouteObject[] = [
  {
    loader: catalogue('registration'),
    children: [
      { path: paths.register.path, ...page },
      { path: '/register.html', ...page },
      { path: '/m/register.html', ...page },
    ],
  },
];
