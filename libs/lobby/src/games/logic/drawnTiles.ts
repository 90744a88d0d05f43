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

/** Tiles worth having: the visible ones, and a quarter of a screen of them where the player goes, in whole rows. */
function wantedTiles(visible: Run, { tiles, columns }: Sight, down: boolean): Run {
  const { first, end } = visible;
  const ahead = Math.ceil((end - first) / columns / 4) * columns;
  return down
    ? { first, end: Math.min(tiles, end + ahead) }
    : { first: Math.max(0, first - ahead), end };
}

/**
 * Tiles come one by one and go a dozen at a time: a dozen is laid out and painted for itself, and whole rows whether a
 * grid has two, three, four or six columns.
 */
export const tilesOfGroup = 12;

/** First tile of the group in which a tile stands. */
export const getGroup = (tile: number) => tile - (tile % tilesOfGroup);

/** A run cut where its groups begin. */
export function getGroups({ first, end }: Run): Run[] {
  const groups: Run[] = [];
  for (let from = first; from < end; from = getGroup(from) + tilesOfGroup)
    groups.push({ first: from, end: Math.min(end, getGroup(from) + tilesOfGroup) });
  return groups;
}

const overlap = (one: Run, other: Run) => one.first <= other.end && other.first <= one.end;

/** Of what is drawn the part that lies in groups which `worth` touches. */
const kept = (drawn: Run, worth: Run): Run => ({
  first: Math.max(getGroup(worth.first), drawn.first),
  end: Math.min(getGroup(worth.end + tilesOfGroup - 1), drawn.end),
});

/**
 * Tiles that must be drawn in this very frame: everything visible, however fast the finger, and of what is drawn
 * already what is still worth having. The same object when nothing changes.
 */
export function tilesNow(drawn: Run, sight: Sight): Run {
  const visible = visibleTiles(sight);
  if (visible.first >= drawn.first && visible.end <= drawn.end && drawn.end <= sight.tiles)
    return drawn;
  if (!overlap(drawn, visible)) return visible;
  const worth = kept(drawn, wantedTiles(visible, sight, visible.end > drawn.end));
  return {
    first: Math.min(worth.first, visible.first),
    end: Math.min(sight.tiles, Math.max(worth.end, visible.end)),
  };
}

/** Whether on the side to which the player scrolls more than a row is ready that is not seen yet. */
export function isAhead(drawn: Run, sight: Sight, down: boolean): boolean {
  const visible = visibleTiles(sight);
  const reserve = down ? drawn.end - visible.end : visible.first - drawn.first;
  return reserve > sight.columns;
}

/**
 * Tiles that the next frame may draw in advance: one tile more on the side to which the player scrolls, so that it is there
 * before it is seen and no frame has to draw many. A finger's own pace brings fewer tiles than frames: in the others go
 * the groups where the player comes from. The same object when all is drawn.
 */
export function tilesNext(drawn: Run, sight: Sight, down: boolean): Run {
  const wanted = wantedTiles(visibleTiles(sight), sight, down);
  if (drawn.end < wanted.end) return { ...drawn, end: drawn.end + 1 };
  if (drawn.first > wanted.first) return { ...drawn, first: drawn.first - 1 };
  const worth = kept(drawn, wanted);
  return worth.first === drawn.first && worth.end === drawn.end ? drawn : worth;
}
