import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Length of a page transition in milliseconds (SHELL-09). */
export const transitionMs = 300;

const forward: Keyframe[] = [
  { opacity: 0, transform: 'translateY(12px)' },
  { opacity: 1, transform: 'none' },
];

/** A screen that the player comes back to is opaque from the first frame, and comes from where lines begin. */
const back: Keyframe[] = [
  { transform: 'translateX(calc(-12px * var(--forward)))' },
  { transform: 'none' },
];

/**
 * Lets the element come in whenever the address changes, not on the first one. The Web Animations
 * interface needs no style attribute (CSP) and, unlike a view transition, never blocks a tap.
 */
export function usePageTransition<T extends HTMLElement>(pathname: string): RefObject<T | null> {
  const element = useRef<T>(null);
  const cameBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) return;
    const frames = cameBack ? back : forward;
    element.current?.animate(frames, { duration: transitionMs, easing: 'ease-out' });
  }, [pathname, cameBack]);
  return element;
}
