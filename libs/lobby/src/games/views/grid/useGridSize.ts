import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface GridSize {
  /** Inner width in CSS px. */
  width: number;
  /** Root font size in CSS px. */
  rem: number;
  /** Distance from the top of the page in CSS px. */
  top: number;
  /** False only before the first layout. */
  measured: boolean;
}

/** The column of a phone, until the element can be measured (before the first paint). */
const assumed: GridSize = { width: 366, rem: 16, top: 0, measured: false };

function measure(element: HTMLElement): GridSize {
  const box = element.getBoundingClientRect();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    width: box.width === 0 ? assumed.width : box.width,
    rem: Number.isFinite(rem) && rem > 0 ? rem : assumed.rem,
    top: Math.round(box.top + window.scrollY),
    measured: true,
  };
}

/** Size and place of a grid, kept true while the window, the text or what stands above it changes. */
export function useGridSize(ref: RefObject<HTMLElement | null>): GridSize {
  const [size, setSize] = useState(assumed);
  const update = useCallback(() => {
    if (ref.current === null) return;
    const next = measure(ref.current);
    setSize((old) =>
      old.measured && old.width === next.width && old.rem === next.rem && old.top === next.top
        ? old
        : next,
    );
  }, [ref]);
  useLayoutEffect(() => {
    update();
    if (typeof ResizeObserver === 'undefined') return;
    // The body changes its height when a part above the grid does.
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    if (ref.current !== null) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, update]);
  return size;
}
