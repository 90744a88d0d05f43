/** What the style sheet made of a grid. */
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
 * @param frame holds the grid and the space above and below it
 */
export function measureGrid(frame: HTMLElement, grid: HTMLElement): GridMeasure {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const tile = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  const laidOut = tile > 0;
  return {
    columns: laidOut ? gridTemplateColumns.split(' ').length : assumed.columns,
    pitch: laidOut ? tile + (Number.parseFloat(rowGap) || 0) : assumed.pitch,
    top: frame.getBoundingClientRect().top + window.scrollY,
  };
}

export function sameMeasure(one: GridMeasure, other: GridMeasure): boolean {
  return one.columns === other.columns && one.pitch === other.pitch && one.top === other.top;
}
