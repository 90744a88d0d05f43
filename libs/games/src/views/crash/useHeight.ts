import { useEffect, useRef, useState } from 'preact/hooks';
import type { CrashVariant } from '../../rules/crash/crashVariants';
import { getFlightTime, getHeight } from '../../rules/crash/crashVariants';
import type { CrashView } from '../../rules/crash/createCrash';
import { useUi } from '../frame/Ui';
import { getFlightMs } from './flightTime';

const tickMs = 80;

/** How far a shown flight runs ahead of the last height that the platform confirmed, in milliseconds. */
const aheadMs = 3000;

function every(step: (elapsed: number) => boolean): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (!step(now - last)) clearInterval(timer);
    last = now;
  }, tickMs);
  return () => clearInterval(timer);
}

/**
 * The height that the table shows, in hundredths of the stake. A flight under way grows by the clock of its variant,
 * and hovers where the platform is slow to confirm it; one whose end is known is shown in short.
 */
export function useHeight(variant: CrashVariant, view: CrashView | undefined, round: number) {
  const { isCalm } = useUi();
  const [height, setHeight] = useState(view?.height ?? 100);
  // The view of a flight under way changes with each answer, while its clock goes on.
  const latest = useRef(view);
  latest.current = view;
  const isUnderWay = view !== undefined && view.ended === undefined;
  const isPlanned = view?.ended !== undefined && view.target !== undefined;
  useEffect(() => {
    const getKnown = () => latest.current?.height ?? 100;
    const end = getKnown();
    if (isUnderWay) {
      let time = getFlightTime(variant, end);
      return every((elapsed) => {
        const limit = getFlightTime(variant, getKnown()) + aheadMs;
        time = Math.min(time + elapsed, limit);
        setHeight(Math.max(getKnown(), getHeight(variant, time)));
        return true;
      });
    }
    if (!isPlanned || isCalm || latest.current === undefined) return setHeight(end);
    const ms = getFlightMs(latest.current);
    let time = 0;
    return every((elapsed) => {
      time = Math.min(ms, time + elapsed);
      setHeight(time === ms ? end : Math.floor(100 * (end / 100) ** (time / ms)));
      return time < ms;
    });
  }, [round, isUnderWay, isPlanned, isCalm, variant]);
  return height;
}
