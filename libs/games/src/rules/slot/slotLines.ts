/** Rows of each line from the first reel to the last: 0 is the top row. A slot with n lines plays the first n. */
const fiveReelLines =
  '11111 00000 22222 01210 21012 00100 22122 12221 10001 01110 ' +
  '21112 11011 11211 01010 21212 10101 12121 00122 22100 01121 ' +
  '00001 00011 00111 01111 10000 11000 11100 11110 11112 11122 ' +
  '11222 12222 21111 22111 22211 22221 00010 00012 00110 00112 ' +
  '01000 01100 01112 01122 01222 10011 10111 11001 11101 11121';

const threeReelLines = '111 000 222 012 210';

const readLines = (text: string) => text.split(' ').map((line) => [...line].map(Number));

const lineTables: ReadonlyMap<number, readonly (readonly number[])[]> = new Map([
  [3, readLines(threeReelLines)],
  [5, readLines(fiveReelLines)],
]);

/** The lines of a slot: for each the row that it takes on each reel. @throws where there are fewer lines. */
export function getLines(reels: number, count: number): readonly (readonly number[])[] {
  const lines = lineTables.get(reels)?.slice(0, count) ?? [];
  if (lines.length < count) throw new Error(`There are no ${count} lines on ${reels} reels`);
  return lines;
}
