/** Distance to the bottom, in CSS px, within which the next page is asked for (LIST-06). */
export const loadDistance = 500;

/** Shortest time between two loads, in ms (LIST-06). */
export const loadInterval = 1000;

/** Milliseconds to wait before the next load may start; 0 means now. */
export function waitBeforeLoad(now: number, lastLoad: number | undefined): number {
  return lastLoad === undefined ? 0 : Math.max(0, lastLoad + loadInterval - now);
}
