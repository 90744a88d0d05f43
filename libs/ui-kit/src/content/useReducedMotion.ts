import { useMedia } from './useMedia';

/** Whether the person asked for less motion; `false` while prerendering. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
