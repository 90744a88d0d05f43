import { useEffect, useState } from 'react';
import { serverClock } from './serverClock';

/** Whether a moment of the platform (epoch milliseconds) has come; looked at once a second, and not while a page wakes up. */
export function useHasCome(moment: number): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    const look = () => setHasCome(serverClock.now() >= moment);
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return hasCome;
}
