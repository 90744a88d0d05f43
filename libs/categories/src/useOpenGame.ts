import { useLoginGate } from '@playhouse/session';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { launchHref } from './launchRules';
import type { Launchable, LaunchOptions } from './launchRules';

/**
 * Starts a game from a tile: the login gate first, then the launch screen, by the vendor's rule
 * (LAUNCH-01 to LAUNCH-04). While one is opening, another tap does nothing.
 */
export function useOpenGame(): (game: Launchable, options?: LaunchOptions) => void {
  const gate = useLoginGate();
  const navigate = useNavigate();
  const opening = useRef(false);
  return useCallback(
    (game, options) => {
      if (opening.current) return;
      const href = launchHref(game, options);
      gate(() => {
        opening.current = true;
        void Promise.resolve(navigate(href)).finally(() => {
          opening.current = false;
        });
      }, href);
    },
    [gate, navigate],
  );
}
