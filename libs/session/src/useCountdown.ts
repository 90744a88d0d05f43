import { useCallback, useEffect, useState } from 'react';
import { countdownStore } from './countdownStore';
import type { SentTo } from './countdownStore';

function wholeSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}

export interface UseCountdown {
  /** Whole seconds left; 0 when none runs. */
  readonly secondsLeft: number;
  /** Starts it anew, for so many milliseconds, of a code that went there. */
  start(duration: number, to?: SentTo): void;
}

/** Shows the countdown of a purpose (SMS-05): each tick asks how much is left, none counts. */
export function useCountdown(purpose: string): UseCountdown {
  const [secondsLeft, setSecondsLeft] = useState(() =>
    wholeSeconds(countdownStore.remaining(purpose)),
  );
  const counting = secondsLeft > 0;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const left = countdownStore.remaining(purpose);
      setSecondsLeft(wholeSeconds(left));
      // To the next full second, wherever this tick fell.
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    // Timers of hidden tabs and sleeping devices come late or never.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [purpose, counting]);

  const start = useCallback(
    (duration: number, to?: SentTo) => {
      countdownStore.start(purpose, duration, to);
      setSecondsLeft(wholeSeconds(duration));
    },
    [purpose],
  );
  return { secondsLeft, start };
}
