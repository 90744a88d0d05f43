import { firstViewId } from '@playhouse/navigation';

/** Tiles that a phone shows in the first row. */
const firstRow = 3;

/** When the picture of a tile of the first page is fetched: at once in the first row, the others when near. */
export const fetchedAt = (index: number) => (index < firstRow ? 'first' : 'near');

/** Id of the tile with which the first row is whole: the last of `count` where there are few. */
export function idOfTile(index: number, count: number): string | undefined {
  return index === Math.min(firstRow, count) - 1 ? firstViewId : undefined;
}
