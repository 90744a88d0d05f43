import { catalogue } from '@playhouse/i18n';
import { paths, safeReturnTo } from '@playhouse/navigation';
import { getSession, requireSession } from '@playhouse/session';
import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** Members have nothing to do at the doors: they go to where a login would have led. */
function visitorsOnly({ request }: LoaderFunctionArgs): null {
  if (!getSession()) return null;
  throw redirect(safeReturnTo(new URL(request.url).searchParams.get('returnTo')));
}

const membersOnly = requireSession(paths.home.href());

/** Login, trial, passwords and settings (ROUTE-02 to ROUTE-04, ROUTE-06); each screen its own chunk. */
export const authRoutes: RouteObject[] = [
  {
    loader: catalogue('auth', 'session'),
    children: [
      {
        path: paths.login.path,
        loader: visitorsOnly,
        lazy: async () => ({ Component: (await import('./pages/LoginPage')).LoginPage }),
      },
      {
        path: paths.trial.path,
        loader: visitorsOnly,
        lazy: async () => ({ Component: (await import('./pages/TrialPage')).TrialPage }),
      },
      {
        path: paths.forget.path,
        lazy: async () => ({ Component: (await import('./pages/ForgotPage')).ForgotPage }),
      },
      {
        path: paths.findPassword.path,
        lazy: async () => ({
          Component: (await import('./pages/FindPasswordPage')).FindPasswordPage,
        }),
      },
      {
        path: paths.changePassword.path,
        loader: membersOnly,
        lazy: async () => ({
          Component: (await import('./pages/ChangePasswordPage')).ChangePasswordPage,
        }),
      },
      {
        path: paths.settings.path,
        loader: membersOnly,
        lazy: async () => ({ Component: (await import('./pages/SettingsPage')).SettingsPage }),
      },
    ],
  },
];
