import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { loadDistance, waitBeforeLoad } from '../../logic/loadGate';

/**
 * Asks for more while the end of a list is within 500 px of the screen, at most once a second (LIST-06).
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
  const load = useEffectEvent(onNear);
  useEffect(() => {
    const element = end.current;
    if (!enabled || element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting !== true) return;
        timer = setTimeout(
          () => {
            lastLoad.current = performance.now();
            load();
          },
          waitBeforeLoad(performance.now(), lastLoad.current),
        );
      },
      { rootMargin: `0px 0px ${String(loadDistance)}px 0px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [end, enabled]);
}
