import { fetchesNothingAhead } from '@playhouse/platform';
import { whenIdle } from '@playhouse/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import {
  aheadDelay,
  aheadDistance,
  loadDistance,
  restDelay,
  waitBeforeLoad,
} from '../../logic/loadGate';

type Stop = () => void;

/** Starts something whenever the end comes within a distance in CSS px, and stops it when it goes. */
function watchEnd(element: Element, distance: number, start: () => Stop): Stop {
  let stop: Stop = () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      stop();
      if (entries.at(-1)?.isIntersecting === true) stop = start();
    },
    { rootMargin: `0px 0px ${String(distance)}px 0px` },
  );
  observer.observe(element);
  return () => {
    stop();
    observer.disconnect();
  };
}

function startIn(delay: number, callback: () => void): Stop {
  const timer = setTimeout(callback, delay);
  return () => clearTimeout(timer);
}

/** Starts once the page has not moved for as long as the delay and the browser has nothing better to do. */
function startAtRest(delay: number, callback: () => void): Stop {
  let stop: Stop = () => undefined;
  const start = () => {
    stop();
    stop = startIn(delay, () => {
      stop = whenIdle(callback);
    });
  };
  start();
  window.addEventListener('scroll', start, { passive: true });
  return () => {
    window.removeEventListener('scroll', start);
    stop();
  };
}

/**
 * Asks for more while the end of a list is within 500 px of the screen, at most once a second (LIST-06). At rest it reads
 * ahead at the same pace, so that a fling does not come to the end, except where data is saved.
 *
 * @param end element at the end of the list
 * @param enabled false while a load is running, after a failed one and at the end of the list
 */
export function useNearBottom(
  end: RefObject<Element | null>,
  enabled: boolean,
  onNear: () => void,
): void {
  const lastLoad = useRef<number>(undefined);
  const load = useEffectEvent(() => {
    lastLoad.current = performance.now();
    onNear();
  });
  useEffect(() => {
    const element = end.current;
    if (!enabled || element === null) return;
    const wait = () => waitBeforeLoad(performance.now(), lastLoad.current);
    const stops = [watchEnd(element, loadDistance, () => startIn(wait(), load))];
    if (!fetchesNothingAhead()) {
      const delay = () =>
        lastLoad.current === undefined ? aheadDelay : Math.max(wait(), restDelay);
      stops.push(watchEnd(element, aheadDistance, () => startAtRest(delay(), load)));
    }
    return () => stops.forEach((stop) => stop());
  }, [end, enabled]);
}
