/** Distance to the bottom, in CSS px, within which the next page is asked for (LIST-06). */
export const loadDistance = 500;

/** The same at rest: further than a fling goes. */
export const aheadDistance = 4500;

/** How long a list stands before it reads ahead, in ms: what the screen asks for itself comes first. */
export const aheadDelay = 1500;

/** How long a page stands still before it counts as at rest, in ms. */
export const restDelay = 300;

/** Shortest time between two loads, in ms (LIST-06). */
export const loadInterval = 1000;

/** Milliseconds to wait before the next load may start; 0 means now. */
export function waitBeforeLoad(now: number, lastLoad: number | undefined): number {
  return lastLoad === undefined ? 0 : Math.max(0, lastLoad + loadInterval - now);
}
