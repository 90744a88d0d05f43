import { toInAppHref } from '@playhouse/navigation';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates to an address of the site that stands in a text of the platform; others are ignored. */
export function useFollow(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path) => {
      const href = toInAppHref(path);
      if (href !== undefined) void navigate(href);
    },
    [navigate],
  );
}
