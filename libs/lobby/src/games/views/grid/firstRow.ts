/** Tiles that a phone shows in the first row: their pictures are fetched at once, all others when near. */
export const firstRow = 3;
