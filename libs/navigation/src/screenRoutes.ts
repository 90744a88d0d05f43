import { activeLanguage, catalogues } from '@playhouse/i18n';
import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { safeReturnTo } from './inApp';
import { paths } from './paths';
import type { Screen } from './screen';
import { addressesOf } from './screenTable';

/** Who is looking. An agent is a member, too. */
export type Viewer = 'visitor' | 'member' | 'agent';

/** Where somebody who may not see a screen is led instead; `undefined` lets them pass. */
function turnedAwayTo(screen: Screen, viewer: Viewer, url: URL): string | undefined {
  const audience = typeof screen.who === 'function' ? screen.who(url.searchParams) : screen.who;
  const home = paths.home.href();
  switch (audience) {
    case 'everyone':
      return undefined;
    // Members have nothing to do at the doors: they go to where a login would have led.
    case 'visitors':
      return viewer === 'visitor' ? undefined : safeReturnTo(url.searchParams.get('returnTo'));
    case 'agents':
      return viewer === 'agent' ? undefined : home;
    case 'members':
      if (viewer !== 'visitor') return undefined;
      return screen.otherwise === 'home'
        ? home
        : paths.login.href({ returnTo: `${url.pathname}${url.search}` });
  }
}

function loaderOf(screen: Screen, viewer: () => Viewer) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const target = turnedAwayTo(screen, viewer(), new URL(request.url));
    // A redirect is thrown, as react-router has it.
    if (target !== undefined) throw redirect(target);
    await catalogues.load(screen.texts, activeLanguage());
    return null;
  };
}

function pageOf(screen: Screen, viewer: () => Viewer): RouteObject {
  const lazy = async () => ({ Component: await screen.load() });
  return { loader: loaderOf(screen, viewer), lazy };
}

/** The router's table: every screen at each of its addresses, for those who may see it (SESS-05). */
export function screenRoutes(screens: readonly Screen[], viewer: () => Viewer): RouteObject[] {
  return screens.flatMap((screen) =>
    addressesOf(screen).map((path) => ({ path, ...pageOf(screen, viewer) })),
  );
}
