import { useEffect, useState } from 'react';
import { secondsUntil } from './logic/timeLeft';

/** Seconds until a moment (epoch milliseconds), counted from the clock so that it never drifts; 0 afterwards. */
export function useSecondsUntil(end: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  const left = end === undefined ? undefined : secondsUntil(end, now);
  const running = left !== undefined && left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
