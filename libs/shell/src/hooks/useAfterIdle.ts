import { startTransition, useEffect, useState } from 'react';

/** How long to wait where the browser cannot tell when it is idle (Safari), in milliseconds. */
const fallbackDelay = 300;

/**
 * `true` once the first screen is up and the browser has nothing better to do: popups, widgets and
 * everything else that the first paint can do without starts then.
 */
export function useAfterIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => startTransition(() => setIdle(true));
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(done, fallbackDelay);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(done, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
