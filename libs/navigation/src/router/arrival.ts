import { activeLanguage, catalogues } from '@playhouse/i18n';
import type { ComponentType } from 'react';
import { formerAddress } from '../formerAddress';
import { safeReturnTo } from '../inAppAddress';
import { paths } from '../paths';
import type { Screen } from '../screen';
import { screenAt } from '../screenTable';

/** Who is looking. An agent is a member, too; so is a `trial`, a free trial or a guest. */
export type Viewer = 'visitor' | 'trial' | 'member' | 'agent';

/** The result of a step to an address: a page, or another address to go to instead. */
export type Arrival = { readonly Page: ComponentType } | { readonly instead: string };

/** An address as a router has it. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Where somebody who may not see a screen is led instead; `undefined` lets them pass. */
export function turnedAwayTo(
  screen: Screen,
  viewer: Viewer,
  { pathname, search }: Address,
): string | undefined {
  const query = new URLSearchParams(search);
  const audience = typeof screen.who === 'function' ? screen.who(query) : screen.who;
  const home = paths.home.href();
  switch (audience) {
    // Trials are told on the screen itself what is not for them (CRED-02, MINE-09).
    case 'everyone':
    case 'nonTrials':
      return undefined;
    // Members have nothing to do at the doors: they go to where a login would have led.
    case 'visitors':
      return viewer === 'visitor' ? undefined : safeReturnTo(query.get('returnTo'));
    case 'newcomers':
      return viewer === 'visitor' || viewer === 'trial'
        ? undefined
        : safeReturnTo(query.get('returnTo'));
    case 'agents':
      return viewer === 'agent' ? undefined : home;
    case 'members':
    case 'accounts':
      if (viewer !== 'visitor') return undefined;
      return screen.otherwise === 'home'
        ? home
        : paths.login.href({ returnTo: `${pathname}${search}` });
  }
}

/** A screen and the query with which it is shown. */
export interface Destination {
  readonly screen: Screen;
  readonly search: URLSearchParams;
}

/** Where somebody ends who goes to an address: at its screen, or at the one that its guard leads them to. */
export function findDestination(address: Address, viewer: Viewer): Destination | undefined {
  const aimed = screenAt(address.pathname);
  if (aimed === undefined) return undefined;
  const instead = turnedAwayTo(aimed, viewer, address);
  if (instead === undefined) return { screen: aimed, search: new URLSearchParams(address.search) };
  const screen = screenAt(instead);
  return screen === undefined ? undefined : { screen, search: new URLSearchParams() };
}

/**
 * Fetches a screen's script and texts, for those who may see it at this address (SESS-05), or says where to go instead.
 * @throws what the fetch of the script threw
 */
export async function enter(screen: Screen, viewer: Viewer, address: Address): Promise<Arrival> {
  const instead = turnedAwayTo(screen, viewer, address);
  if (instead !== undefined) return { instead };
  const texts = catalogues.load(screen.texts, activeLanguage());
  const [Page] = await Promise.all([screen.load(), texts]);
  return { Page };
}

/** How to tell who looks, and what stands where no screen is. */
export interface ArrivalRules {
  readonly viewer: () => Viewer;
  readonly missing: () => Promise<ComponentType>;
}

/**
 * Takes a step to an address and answers with its screen; an old address leads on to its screen, with its query (ROUTE-18).
 * @throws what the fetch of the screen's script threw
 */
export async function arriveAt(address: Address, rules: ArrivalRules): Promise<Arrival> {
  const { pathname, search } = address;
  const screen = screenAt(pathname);
  if (screen !== undefined) return enter(screen, rules.viewer(), address);
  const former = formerAddress(pathname);
  return former === undefined ? { Page: await rules.missing() } : { instead: former + search };
}
