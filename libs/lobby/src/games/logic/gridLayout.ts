/** Space between tiles in rem; equals `--space-2`, which the grid's style uses. */
export const gapRem = 0.5;

/** A picture's height over its width: the platform draws its pictures square. */
export const pictureRatio = 1;

/** Height of a tile's caption in rem: two lines of name fit at any text size. */
export const captionRem = 3;

/** Two columns on the smallest phones, three at 390 px, more in the wide column of a desktop. */
export function columnsFor(width: number): number {
  if (width < 320) return 2;
  if (width < 430) return 3;
  return 4;
}

export interface GridLayout {
  columns: number;
  /** Height of a row without the gap below it, in CSS px. */
  tileHeight: number;
  /** Distance from one row to the next, in CSS px. */
  rowHeight: number;
}

/**
 * The whole grid follows from these numbers, so that no tile has to be measured while scrolling.
 *
 * @param width inner width of the grid in CSS px
 * @param rem root font size in CSS px (larger when the player enlarges text)
 */
export function gridLayout(width: number, rem: number): GridLayout {
  // Enlarged text needs broader tiles: what counts is the width in units of the text.
  const columns = columnsFor(width * Math.min(1, 16 / rem));
  const gap = gapRem * rem;
  const tileWidth = (width - gap * (columns - 1)) / columns;
  const tileHeight = Math.round(tileWidth * pictureRatio + captionRem * rem);
  return { columns, tileHeight, rowHeight: tileHeight + gap };
}

export function rowCount(items: number, columns: number): number {
  return Math.ceil(items / columns);
}
