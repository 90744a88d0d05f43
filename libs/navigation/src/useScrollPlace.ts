import { useCallback, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { followScroll } from './followScroll';
import { recallScroll } from './scrollMemory';

/**
 * Scrolls to where the player left this visit of a screen, when they came Back to it. For what draws only what
 * is seen, as a list of tiles: it must know the place before the first frame.
 */
export function useScrollBack(): () => void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  return useCallback(() => {
    const top = recallScroll(key);
    if (cameBack && top !== undefined) window.scrollTo(0, top);
  }, [key, cameBack]);
}

/**
 * Remembers where each visit is scrolled to: Back shows it there, a step to another screen its top. Once,
 * around all screens.
 */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isOther = shown.current !== pathname;
    shown.current = pathname;
    if (isOther && !cameBack) window.scrollTo(0, 0);
    return followScroll(key, cameBack ? recallScroll(key) : undefined);
  }, [key, pathname, cameBack]);
}
