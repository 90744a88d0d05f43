/** A finger must travel further than this many CSS pixels for a swipe (SHELL-09). */
const swipeThreshold = 100;

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Where a movement mostly goes. */
export function getDirection(deltaX: number, deltaY: number): Direction {
  if (Math.abs(deltaX) >= Math.abs(deltaY)) return deltaX < 0 ? 'left' : 'right';
  return deltaY < 0 ? 'up' : 'down';
}

/** The direction of a swipe, or `undefined` when the movement was none. */
export function getSwipe(deltaX: number, deltaY: number): Direction | undefined {
  const length = Math.max(Math.abs(deltaX), Math.abs(deltaY));
  return length > swipeThreshold ? getDirection(deltaX, deltaY) : undefined;
}
