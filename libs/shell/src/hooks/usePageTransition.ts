import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Length of a page transition in milliseconds (SHELL-09). */
export const transitionMs = 300;

const frames: Keyframe[] = [
  { opacity: 0, transform: 'translateY(12px)' },
  { opacity: 1, transform: 'none' },
];

/**
 * Lets the element fade in whenever the address changes, not on the first one. The Web Animations
 * interface needs no style attribute (CSP) and, unlike a view transition, never blocks a tap.
 */
export function usePageTransition<T extends HTMLElement>(pathname: string): RefObject<T | null> {
  const element = useRef<T>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still) element.current?.animate(frames, { duration: transitionMs, easing: 'ease-out' });
  }, [pathname]);
  return element;
}
