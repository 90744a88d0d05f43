import { useEffect, useState } from 'react';
import { nextGrowth, startAmount } from './logic/simulation';

/**
 * A counter that only looks like a jackpot (JACK-01): it is invented in the browser and its caption
 * says so. `undefined` until the first effect, so that the prerendered page and the first client
 * render agree.
 */
export function useSimulatedAmount(enabled: boolean): number | undefined {
  const [amount, setAmount] = useState<number>();
  useEffect(() => {
    if (!enabled) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const grow = () => {
      const growth = nextGrowth(Math.random);
      timer = setTimeout(() => {
        setAmount((current) => (current ?? 0) + growth.amount);
        grow();
      }, growth.afterMs);
    };
    timer = setTimeout(() => {
      setAmount(startAmount(Math.random));
      grow();
    }, 0);
    return () => clearTimeout(timer);
  }, [enabled]);
  return amount;
}
