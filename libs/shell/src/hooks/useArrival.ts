import { catchFocus } from '@playhouse/ui-kit';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Whoever went on by a link or a button that went with its screen is on the next screen, and a reader goes on there,
 * instead of at the top of the page. A screen that takes the focus itself keeps it.
 */
export function useArrival(screen: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    catchFocus(screen.current);
  }, [screen, pathname]);
}
