import { isAhead, tilesNext, tilesNow } from '../../logic/drawnTiles';
import type { Run, Sight } from '../../logic/drawnTiles';
import { measureGrid, sameMeasure } from './measureGrid';
import type { GridMeasure } from './measureGrid';

export interface Drawn {
  readonly measure: GridMeasure;
  readonly run: Run;
}

/** The tiles of a grid that exist; undefined while that is all of a first page, as in a prerendered one. */
export interface Drawing {
  readonly drawn: () => Drawn | undefined;
  readonly subscribe: (changed: () => void) => () => void;
  /** Follows the scrolling of the page until the answered function is called. */
  readonly follow: (frame: HTMLElement) => () => void;
  /** How many tiles there are: other ones may need another run. */
  readonly setTiles: (tiles: number) => void;
  /** Draws what is visible now, as after a jump. */
  readonly update: () => void;
}

/**
 * Decides which tiles of a grid exist, outside React: everything visible in the frame that shows it, and
 * what comes next a tile a frame, so that it is there before it is seen and no frame draws many. While the page
 * moves and enough is there, a tile comes every other frame: in between comes its picture.
 *
 * @param atFirst how many tiles are drawn before anything can be measured
 */
export function createDrawing(atFirst: number): Drawing {
  const listeners = new Set<() => void>();
  let drawn: Drawn | undefined;
  let tiles = 0;
  let lastTop = 0;
  let ticket: number | undefined;
  let hasRested = false;
  let measureAgain: () => void = () => undefined;

  const set = (next: Drawn) => {
    drawn = next;
    for (const changed of listeners) changed();
  };
  const sightOf = ({ columns, pitch, top }: GridMeasure): Sight => {
    return { tiles, columns, pitch, top: window.scrollY - top, height: window.innerHeight };
  };
  // Not at the event: between two listeners of it the page would be laid out for the second one's sake.
  const nextFrame = () => {
    ticket ??= requestAnimationFrame(() => {
      ticket = undefined;
      if (drawn === undefined) return;
      const { measure, run } = drawn;
      const sight = sightOf(measure);
      const moves = sight.top !== lastTop;
      const down = sight.top >= lastTop;
      lastTop = sight.top;
      const now = tilesNow(run, sight);
      const next = now === run ? tilesNext(run, sight, down) : now;
      if (next === run) return;
      hasRested = moves && !hasRested && now === run && isAhead(run, sight, down);
      if (!hasRested) set({ measure, run: next });
      nextFrame();
    });
  };
  const update = () => {
    if (drawn === undefined) return;
    const run = tilesNow(drawn.run, sightOf(drawn.measure));
    if (run !== drawn.run) set({ measure: drawn.measure, run });
    nextFrame();
  };
  const remeasure = (frame: HTMLElement) => {
    const measure = measureGrid(frame);
    if (drawn !== undefined && sameMeasure(drawn.measure, measure)) return;
    const first = { first: 0, end: Math.min(tiles, atFirst) };
    set({ measure, run: drawn?.run ?? first });
    update();
  };

  return {
    drawn: () => drawn,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    follow: (frame) => {
      measureAgain = () => {
        // All of a first page is there, wherever it is scrolled to: nothing to lay the page out for, or to draw again.
        if (drawn !== undefined || tiles > atFirst) remeasure(frame);
      };
      measureAgain();
      window.addEventListener('scroll', nextFrame, { passive: true });
      // The body changes its height when a part above the grid does.
      const observer =
        typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measureAgain);
      observer?.observe(document.body);
      observer?.observe(frame);
      return () => {
        measureAgain = () => undefined;
        window.removeEventListener('scroll', nextFrame);
        observer?.disconnect();
        if (ticket !== undefined) cancelAnimationFrame(ticket);
        ticket = undefined;
      };
    },
    setTiles: (next) => {
      const before = tiles;
      tiles = next;
      if (drawn === undefined) return measureAgain();
      if (next < before) return update();
      // A grid that was drawn to its end goes on there, as far as is drawn without knowing the screen; the page is
      // not laid out for it.
      if (drawn.run.end === before) {
        const { measure, run } = drawn;
        const end = Math.min(next, Math.max(run.end, run.first + atFirst));
        if (end !== run.end) set({ measure, run: { first: run.first, end } });
      }
      nextFrame();
    },
    update,
  };
}
