import { preloadScreen } from '@playhouse/navigation';
import { savesData, useWps } from '@playhouse/platform';
import { viewer } from '@playhouse/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The address of the site's own link under a press; others, and those of other windows, are the browser's. */
function pressedHref({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== location.origin) return undefined;
  return `${link.pathname}${link.search}`;
}

/**
 * Fetches what a link leads to as soon as it is pressed, by finger, mouse or Enter: the click comes some hundred
 * milliseconds later.
 */
export function usePressPreload(): void {
  const wps = useWps();
  const client = useQueryClient();
  useEffect(() => {
    const prepare = (event: Event) => {
      const href = pressedHref(event);
      if (href === undefined || savesData()) return;
      void preloadScreen(href, { wps, client, viewer: viewer() });
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.repeat) prepare(event);
    };
    document.addEventListener('pointerdown', prepare, { passive: true });
    document.addEventListener('keydown', onKey, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', prepare);
      document.removeEventListener('keydown', onKey);
    };
  }, [wps, client]);
}
