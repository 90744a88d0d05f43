import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { rememberScroll, scrollOf } from './scrollMemory';

/**
 * Scrolls to where the player left this visit of a screen, when they came Back to it. For what has its height
 * only after the screen is drawn, as a list of tiles.
 */
export function useScrollBack(): () => void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  return useCallback(() => {
    const top = scrollOf(key);
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
  const scrollBack = useScrollBack();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isOther = shown.current !== pathname;
    shown.current = pathname;
    if (cameBack) scrollBack();
    else if (isOther) window.scrollTo(0, 0);
  }, [pathname, cameBack, scrollBack]);
  useEffect(() => {
    const onScroll = () => rememberScroll(key, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);
}
