import { useCallback, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { rememberScroll, scrollOf } from '../logic/scrollMemory';

/**
 * Remembers where this visit of a screen is scrolled to. The function it answers scrolls there again when
 * the player came Back; call it once the screen has its height.
 */
export function useScrollMemory(): () => void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const onScroll = () => rememberScroll(key, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);
  return useCallback(() => {
    const top = scrollOf(key);
    if (cameBack && top !== undefined) window.scrollTo(0, top);
  }, [key, cameBack]);
}
