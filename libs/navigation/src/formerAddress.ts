import { canonicalPath } from './canonicalPath';
import { allScreens, listAddresses } from './screenTable';

/** The form in which old and present addresses compare: no `/m`, no `.html`. */
const shape = (pathname: string) =>
  canonicalPath(canonicalPath(pathname).replace(/\.html$/, '')).replace(/^\/m(?=\/)/, '');

/**
 * Looks an unknown address up: players may still hold it in bookmarks, shortcuts and old messages
 * (ROUTE-18). `undefined` means that no screen was ever there.
 */
export function formerAddress(pathname: string): string | undefined {
  const wanted = shape(pathname);
  const found = allScreens().find((screen) =>
    [...listAddresses(screen), ...screen.formerly].some((address) => shape(address) === wanted),
  );
  const target = found?.path.path;
  // Never at itself, which would go in circles.
  const isItself = target !== undefined && canonicalPath(target) === canonicalPath(pathname);
  return isItself ? undefined : target;
}
