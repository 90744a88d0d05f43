/** A run of tiles: from `first` up to, but without, `end`. */
export interface Run {
  readonly first: number;
  readonly end: number;
}

/** A grid and the part of it that the screen shows; lengths in CSS px. */
export interface Sight {
  readonly tiles: number;
  readonly columns: number;
  /** Distance from one row to the next. */
  readonly pitch: number;
  /** Distance from the top of the grid to the top of the screen; negative above the grid. */
  readonly top: number;
  /** Height of the screen. */
  readonly height: number;
}

/** Tiles that are on the screen, with one row more at either edge: a frame may be late. */
export function visibleTiles({ tiles, columns, pitch, top, height }: Sight): Run {
  const within = (row: number) => Math.min(Math.max(row, 0) * columns, tiles);
  return {
    first: within(Math.floor(top / pitch) - 1),
    end: within(Math.ceil((top + height) / pitch) + 1),
  };
}

/** Tiles worth having: the visible ones, and half a screen of them before and behind, in whole rows. */
function wantedTiles({ first, end }: Run, { tiles, columns }: Sight): Run {
  const ahead = Math.ceil((end - first) / columns / 2) * columns;
  return { first: Math.max(0, first - ahead), end: Math.min(tiles, end + ahead) };
}

const overlap = (one: Run, other: Run) => one.first <= other.end && other.first <= one.end;

/**
 * What must be drawn in this very frame: everything visible, however fast the finger, and of what is drawn
 * already what is still worth having. The same object when nothing changes.
 */
export function tilesNow(drawn: Run, sight: Sight): Run {
  const visible = visibleTiles(sight);
  if (visible.first >= drawn.first && visible.end <= drawn.end && drawn.end <= sight.tiles)
    return drawn;
  if (!overlap(drawn, visible)) return visible;
  const wanted = wantedTiles(visible, sight);
  return {
    first: Math.max(wanted.first, Math.min(drawn.first, visible.first)),
    end: Math.min(wanted.end, Math.max(drawn.end, visible.end)),
  };
}

/**
 * What the next frame may draw in advance: one tile more, on the side to which the player scrolls first, so that it
 * is there before it is seen and no frame has to draw many; and one less where the player comes from. A finger's own
 * pace brings fewer tiles than frames. The same object when all is drawn.
 */
export function tilesNext(drawn: Run, sight: Sight, down: boolean): Run {
  const wanted = wantedTiles(visibleTiles(sight), sight);
  const below = drawn.end < wanted.end ? { ...drawn, end: drawn.end + 1 } : undefined;
  const above = drawn.first > wanted.first ? { ...drawn, first: drawn.first - 1 } : undefined;
  const grown = down ? (below ?? above) : (above ?? below);
  if (grown === undefined) return drawn;
  return {
    first: grown.first < wanted.first ? grown.first + 1 : grown.first,
    end: grown.end > wanted.end ? grown.end - 1 : grown.end,
  };
}
