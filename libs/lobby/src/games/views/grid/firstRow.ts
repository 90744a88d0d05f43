import { firstViewId } from '@playhouse/navigation';

/** Tiles that a phone shows in the first row: their pictures are fetched at once, all others when near. */
export const firstRow = 3;

/** Tiles that fill the first view of any phone. */
const firstView = 12;

/** Id of the tile with which the first view is whole: the last of `count` where there are few. */
export function idOfTile(index: number, count: number): string | undefined {
  return index === Math.min(firstView, count) - 1 ? firstViewId : undefined;
}
