/** How long to wait where the browser cannot tell when it is idle (Safari), in milliseconds. */
const fallbackDelay = 300;

/**
 * Calls back when the browser has nothing better to do, at the latest after `timeout` milliseconds.
 * @returns how to call it off
 */
export function whenIdle(callback: () => void, timeout = 2000): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, fallbackDelay);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(handle);
}
