/** A finger must travel further than this many CSS pixels for a swipe (SHELL-09). */
export const swipeThreshold = 100;

/** The direction of a horizontal movement, or `undefined` when it was no swipe. */
export function swipeDirection(deltaX: number, deltaY: number): 'next' | 'previous' | undefined {
  if (Math.abs(deltaX) <= swipeThreshold || Math.abs(deltaY) > Math.abs(deltaX)) return undefined;
  return deltaX < 0 ? 'next' : 'previous';
}
