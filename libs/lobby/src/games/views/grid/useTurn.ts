import { useEffect, useState } from 'react';

/** Those that wait for their turn, longest first. */
const waiting = new Set<() => void>();
let frame: number | undefined;
let lastFrame = 0;
let passed = 0;

/** Ms from frame to frame above which the browser has missed one. */
const late = 20;
/** How many frames may go by for the sake of scrolling. */
const patience = 2;

function drawNext(time: number): void {
  frame = undefined;
  const isLate = time - lastFrame > late;
  lastFrame = time;
  const [next] = waiting;
  if (next === undefined) return;
  if (isLate && passed < patience) {
    passed += 1;
  } else {
    passed = 0;
    waiting.delete(next);
    next();
  }
  if (waiting.size > 0) frame = requestAnimationFrame(drawNext);
}

/**
 * Whether it is this part's turn to be drawn: at most one part a frame, so that however many come into
 * view at once, no frame has to draw them all. After a frame that was missed scrolling goes first, and a
 * part that has gone by again is never drawn.
 *
 * @param atOnce for what is seen on arrival
 */
export function useTurn(atOnce: boolean): boolean {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn) return undefined;
    const draw = () => setDrawn(true);
    waiting.add(draw);
    frame ??= requestAnimationFrame(drawNext);
    return () => {
      waiting.delete(draw);
    };
  }, [drawn]);
  return drawn;
}
