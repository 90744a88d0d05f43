import { useLoginGate } from '@playhouse/session';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { launchHref } from './launchRules';
import type { Launchable, LaunchOptions } from './launchRules';

/**
 * Starts a game from a tile: the login gate first, then the launch screen, by the vendor's rule
 * (LAUNCH-01 to LAUNCH-04). Until the player stands elsewhere, another tap does nothing.
 */
export function useOpenGame(): (game: Launchable, options?: LaunchOptions) => void {
  const gate = useLoginGate();
  const navigate = useNavigate();
  const location = useLocation();
  const opening = useRef(false);
  useEffect(() => {
    opening.current = false;
  }, [location]);
  return useCallback(
    (game, options) => {
      if (opening.current) return;
      const href = launchHref(game, options);
      gate(() => {
        opening.current = true;
        void navigate(href);
      }, href);
    },
    [gate, navigate],
  );
}
