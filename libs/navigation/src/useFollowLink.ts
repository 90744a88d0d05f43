import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { toInAppHref } from './inAppAddress';
import { openOverlay } from './overlays';

/** Asks before an address outside the site is opened, and says of one that is no link that it is none (POPUP-03). */
export function leaveSite(url: string): void {
  openOverlay({ kind: 'leaveSite', url });
}

/**
 * Follows a link of the platform's content: an address of the site is navigated to; before one that leaves it
 * the player is asked, and of anything else told that it cannot be opened (POPUP-03, HOME-01).
 */
export function useFollowLink(): (link: string | null | undefined) => void {
  const navigate = useNavigate();
  return useCallback(
    (link) => {
      if (!link) return;
      const inside = toInAppHref(link);
      if (inside === undefined) leaveSite(link);
      else void navigate(inside);
    },
    [navigate],
  );
}
