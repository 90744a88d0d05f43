import { useEffect, useRef, useState } from 'preact/hooks';
import type { CrashAction, CrashView } from '../../rules/crash/createCrash';
import { leastHeight } from '../../rules/crash/crashVariants';
import type { Phase } from '../gameScreen';

/** How long after an answer the platform is asked again, and a refused exit again, in milliseconds. */
const askMs = 1000;
const exitMs = 500;

export interface Pilot {
  /** The exit is asked for and not answered yet. */
  readonly isLeaving: boolean;
  readonly leave: () => void;
}

/**
 * Asks about every second whether the flight goes on. An exit keeps the height of its press: one that is pressed while
 * an answer is awaited goes out right after it.
 */
export function usePilot({
  view,
  phase,
  height,
  act,
}: {
  readonly view: CrashView | undefined;
  readonly phase: Phase;
  readonly height: number;
  readonly act: (action: CrashAction) => void;
}): Pilot {
  const [exit, setExit] = useState<number>();
  // An exit that is still wanted when the flight waits again was refused.
  const isRefused = useRef(false);
  const latest = useRef({ height, act });
  latest.current = { height, act };
  const known = view?.height ?? 100;
  const isUnderWay = view !== undefined && view.ended === undefined;
  useEffect(() => {
    if (!isUnderWay) return setExit(undefined);
    if (phase !== 'open') return undefined;
    const atLeastKnown = (wanted: number) => Math.max(leastHeight, known, wanted);
    if (exit !== undefined) {
      const send = () => {
        isRefused.current = true;
        latest.current.act({ type: 'cashOut', height: atLeastKnown(exit) });
      };
      if (!isRefused.current) return send();
      const again = setTimeout(send, exitMs);
      return () => clearTimeout(again);
    }
    isRefused.current = false;
    const ask = () =>
      latest.current.act({ type: 'fly', height: atLeastKnown(latest.current.height) });
    const timer = setTimeout(ask, askMs);
    return () => clearTimeout(timer);
  }, [phase, known, isUnderWay, exit]);
  return { isLeaving: exit !== undefined, leave: () => setExit(height) };
}
