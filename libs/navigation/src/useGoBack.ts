import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths';
import { useScreen } from './useScreen';

/** Whether the router has an entry of this site before the present one. */
function hasPrevious(): boolean {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' && index > 0;
}

/**
 * The step back. `header` is the rule of the header's arrow: home on the screens that always lead
 * there. `history` is for a screen that has done its work and returns the player to the previous one.
 * Both go home when the site was entered on this screen, never out of it.
 *
 * @default 'header'
 */
export function useGoBack(rule: 'header' | 'history' = 'header'): () => void {
  const navigate = useNavigate();
  const homeward = useScreen()?.back === 'home';
  return useCallback(() => {
    const home = (rule === 'header' && homeward) || !hasPrevious();
    if (home) void navigate(paths.home.href(), { replace: true });
    else void navigate(-1);
  }, [navigate, homeward, rule]);
}
