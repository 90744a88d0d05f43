import { toInAppHref } from '@playhouse/navigation';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Follows a link of the platform's content: one that begins with http opens outside the site in a
 * new tab, an address of the site is navigated to, anything else is ignored (POPUP-03, HOME-01).
 */
export function useFollowLink(): (link: string | null | undefined) => void {
  const navigate = useNavigate();
  return useCallback(
    (link) => {
      if (!link) return;
      if (/^https?:\/\//i.test(link)) {
        window.open(link, '_blank', 'noopener,noreferrer');
        return;
      }
      const href = toInAppHref(link);
      if (href !== undefined) void navigate(href);
    },
    [navigate],
  );
}
