import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { toInAppHref } from './inApp';
import { openOverlay } from './overlays';

/** Asks before an address outside the site is opened (POPUP-03). */
export function leaveSite(url: string): void {
  openOverlay({ kind: 'leaveSite', url });
}

/**
 * Follows a link of the platform's content: one that begins with http leaves the site, so the player is
 * asked first; an address of the site is navigated to; anything else is ignored (POPUP-03, HOME-01).
 */
export function useFollowLink(): (link: string | null | undefined) => void {
  const navigate = useNavigate();
  return useCallback(
    (link) => {
      if (!link) return;
      if (/^https?:\/\//i.test(link)) {
        leaveSite(link);
        return;
      }
      const href = toInAppHref(link);
      if (href !== undefined) void navigate(href);
    },
    [navigate],
  );
}
