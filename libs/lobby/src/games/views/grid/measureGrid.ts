/** Sizes that the style sheet gives a grid. */
export interface GridMeasure {
  readonly columns: number;
  /** Distance from one row to the next in CSS px. */
  readonly pitch: number;
  /** Distance from the top of the page in CSS px. */
  readonly top: number;
}

/** A phone's, where there is no layout. */
const assumed = { columns: 3, pitch: 173 };

/**
 * Reads a grid from its layout: the style sheet alone decides on columns and heights, so that a page is
 * the same before and after its scripts.
 *
 * @param frame holds the tiles and the space above and below them; which tiles, changes while a page is scrolled
 */
export function measureGrid(frame: HTMLElement): GridMeasure {
  const top = frame.getBoundingClientRect().top + window.scrollY;
  const tile = frame.querySelector('[role=listitem]');
  const height = tile?.getBoundingClientRect().height;
  if (!tile?.parentElement || !height) return { ...assumed, top };
  const { gridTemplateColumns, rowGap } = getComputedStyle(tile.parentElement);
  return {
    columns: gridTemplateColumns.split(' ').length,
    pitch: height + (Number.parseFloat(rowGap) || 0),
    top,
  };
}

export function sameMeasure(one: GridMeasure, other: GridMeasure): boolean {
  return one.columns === other.columns && one.pitch === other.pitch && one.top === other.top;
}
