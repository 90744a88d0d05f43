import { paths } from '@playhouse/navigation';
import type { PathName } from '@playhouse/navigation';

/** What surrounds a screen. */
export interface Layout {
  readonly header: boolean;
  readonly footer: boolean;
  /** Home alone shows the logo (SHELL-03) and the extra home element. */
  readonly home: boolean;
}

/** Screens without the header (SHELL-01); `mine` is shown at two addresses. */
const withoutHeader: readonly PathName[] = [
  'login',
  'register',
  'mine',
  'memberHome',
  'agent',
  'help',
];

/** Screens without the footer (SHELL-01). */
const withoutFooter: readonly PathName[] = [
  'login',
  'register',
  'trial',
  'launchGame',
  'changePassword',
  'notice',
  'activities',
  'forget',
  'service',
  'moreLottery',
  'userAgreement',
  'maintenance',
  'agent',
];

/** Addresses at which home is shown (ROUTE-01). */
export const homeAddresses: readonly string[] = [
  '/',
  '/m',
  '/m/index',
  '/m/index.html',
  paths.home.path,
];

/** Addresses of registration beside its own (ROUTE-02). */
const registerAddresses: readonly string[] = ['/register.html', '/m/register.html'];

function nameOf(pathname: string): PathName | undefined {
  if (homeAddresses.includes(pathname)) return 'home';
  if (registerAddresses.includes(pathname)) return 'register';
  const names = Object.keys(paths) as PathName[];
  return names.find((name) => paths[name].path === pathname);
}

/** The layout of an address; an unknown one gets header and footer (SHELL-01). */
export function layoutOf(pathname: string): Layout {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const name = nameOf(trimmed);
  const isIn = (list: readonly PathName[]) => name !== undefined && list.includes(name);
  return {
    header: !isIn(withoutHeader),
    footer: !isIn(withoutFooter),
    home: name === 'home',
  };
}
