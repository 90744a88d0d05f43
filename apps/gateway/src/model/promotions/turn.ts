const heading = 'Exif\0\0';
const turnTag = 0x0112;
const entryBytes = 12;
/** Upright is what a picture without a turn is. */
const [leastTurn, mostTurn] = [2, 8];

/**
 * How a picture is turned or mirrored before it is shown, 2 to 8 as EXIF counts it, of the data of an application segment;
 * undefined where it says nothing of it. Programs write the turn as a short number of the first list.
 */
export function readTurn(data: Buffer): number | undefined {
  if (data.toString('latin1', 0, heading.length) !== heading) return undefined;
  const tiff = data.subarray(heading.length);
  if (tiff.length < 10) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (list + 2 > tiff.length) return undefined;
  const room = Math.floor((tiff.length - list - 2) / entryBytes);
  for (let entry = 0; entry < Math.min(short(list), room); entry += 1) {
    const at = list + 2 + entry * entryBytes;
    if (short(at) !== turnTag) continue;
    const turn = short(at + 8);
    return turn >= leastTurn && turn <= mostTurn ? turn : undefined;
  }
  return undefined;
}

/** A segment of a JPEG that says how it is turned, and nothing else. */
export function writeTurn(turn: number): Buffer {
  const segment = Buffer.alloc(36);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(segment.length - 2, 2);
  segment.write(`${heading}MM`, 4, 'latin1');
  segment.writeUInt16BE(42, 12);
  // The list begins behind the heading's eight bytes: one entry, a short number.
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  segment.writeUInt16BE(turnTag, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(turn, 28);
  return segment;
}
