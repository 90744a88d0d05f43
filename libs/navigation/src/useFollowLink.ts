import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { toInAppHref } from './inAppAddress';
import { openOverlay } from './overlays';
import { webLink } from './webLink';

/** Asks before an address outside the site is opened (POPUP-03). */
export function leaveSite(url: string): void {
  openOverlay({ kind: 'leaveSite', url });
}

/**
 * Follows a link of the platform's content: an address of the site is navigated to; before one that leaves it
 * the player is asked; anything else is ignored (POPUP-03, HOME-01).
 */
export function useFollowLink(): (link: string | null | undefined) => void {
  const navigate = useNavigate();
  return useCallback(
    (link) => {
      if (!link) return;
      const inside = toInAppHref(link);
      if (inside !== undefined) return void navigate(inside);
      const outside = webLink(link);
      if (outside?.host !== undefined) leaveSite(outside.href);
    },
    [navigate],
  );
}
