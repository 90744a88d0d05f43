import { paths } from '@playhouse/navigation';
import type { Path } from '@playhouse/navigation';

/**
 * Addresses that players may still hold in bookmarks, shortcuts and old messages, by what follows
 * an optional `/m`, in lower case and without `.html` (ROUTE-18).
 */
const aliases: Readonly<Record<string, Path>> = {
  '/home': paths.home,
  '/index': paths.home,
  '/main': paths.home,
  '/login': paths.login,
  '/signin': paths.login,
  '/register': paths.register,
  '/signup': paths.register,
  '/forgot': paths.forget,
  '/trial': paths.trial,
  '/member': paths.mine,
  '/membercenter': paths.mine,
  '/deposit': paths.deposit,
  '/withdrawal': paths.withdraw,
  '/promotion': paths.activities,
  '/promotions': paths.activities,
  '/events': paths.activities,
  '/games': paths.gameLobby,
  '/lobby': paths.gameLobby,
  '/slots': paths.slotsCenter,
  '/faq': paths.help,
  '/support': paths.service,
  '/contact': paths.service,
  '/app': paths.download,
  '/invite': paths.inviteFriends,
  '/inbox': paths.webEmail,
  '/vip': paths.benefits,
};

const shape = (pathname: string) =>
  pathname
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/+$/, '')
    .replace(/^\/m(?=\/)/, '');

/** Looks an unknown address up; `undefined` means that no screen was ever there. */
export function legacyTarget(pathname: string): string | undefined {
  const wanted = shape(pathname);
  const alias = Object.hasOwn(aliases, wanted) ? aliases[wanted] : undefined;
  if (alias !== undefined) return alias.path;
  // A known address in other letters, with a trailing `.html`, or without its `/m`.
  const known = Object.values(paths).find((path) => shape(path.path) === wanted);
  return known !== undefined && known.path !== pathname ? known.path : undefined;
}
