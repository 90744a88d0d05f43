import { useEffect, useState } from 'react';
import { serverClock } from './serverClock';

/** Epoch milliseconds by the platform's clock, once a second, and at once when the clock is put right. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverClock.now);
  useEffect(() => {
    const tell = () => setNow(serverClock.now());
    const timer = setInterval(tell, 1000);
    const end = serverClock.subscribe(tell);
    return () => {
      clearInterval(timer);
      end();
    };
  }, []);
  return now;
}
