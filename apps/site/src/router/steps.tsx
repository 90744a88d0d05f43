import { createContext, useCallback, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Location, NavigateFunction, NavigateOptions } from 'react-router-dom';
import type { Navigator, Path, To } from 'react-router-dom';

/** How a place was come to, in the package's words. */
export const NavigationType = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' } as const;

/** An address in one piece. */
export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  return pathname + search + hash;
}

interface Place {
  readonly location: Location;
  readonly navigationType: 'POP' | 'PUSH' | 'REPLACE';
  /** Takes the steps. */
  readonly navigator: Navigator;
}

const Here = createContext<Place | undefined>(undefined);

function useHere(): Place {
  const here = useContext(Here);
  if (here === undefined) throw new Error('useHere needs a <Router> above it.');
  return here;
}

/** Tells everything inside where it is. */
export function Router({
  location,
  navigationType,
  navigator,
  children,
}: Place & { readonly children: ReactNode }) {
  const here = useMemo(
    () => ({ location, navigationType, navigator }),
    [location, navigationType, navigator],
  );
  return <Here value={here}>{children}</Here>;
}

export const useLocation = () => useHere().location;
export const useNavigationType = () => useHere().navigationType;

/** An address of the site; a query alone leads to the present screen. */
export function addressOf(to: To, pathname: string): string {
  const address = typeof to === 'string' ? to : createPath({ pathname, ...to });
  return /^[?#]/.test(address) ? pathname + address : address;
}

/** Takes a step: to an address, or over a number of entries of the history. */
export function useNavigate(): NavigateFunction {
  const { navigator, location } = useHere();
  const { pathname } = location;
  return useCallback(
    (to: To | number, { replace, state }: NavigateOptions = {}) => {
      if (typeof to === 'number') return navigator.go(to);
      const step = replace === true ? navigator.replace : navigator.push;
      step(addressOf(to, pathname), state);
    },
    [navigator, pathname],
  );
}

/** The query of the address, and how to step to another one of the same screen. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: ConstructorParameters<typeof URLSearchParams>[0], options?: NavigateOptions) =>
      void navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  );
  return [params, setParams] as const;
}

/** Leads on as soon as it is shown. */
export function Navigate({ to, replace, state }: NavigateOptions & { readonly to: To }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}
