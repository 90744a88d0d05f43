import type { KeptPicture } from './keptPicture';
import { readTurn, writeTurn } from './turn';

const [startOfImage, endOfImage, startOfScan, comment] = [0xd8, 0xd9, 0xda, 0xfe];

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Application segments tell of the picture (EXIF, XMP); the colour profile and Adobe's say how its colours are read. */
function isDrawn(marker: number, segment: Buffer): boolean {
  if (marker === comment) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe2) return segment.toString('latin1', 4, 15) === 'ICC_PROFILE';
  return marker === 0xe0 || marker === 0xee;
}

/** Where the next marker stands behind a scan's data, in which 0xff is followed by 0 or by a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** A whole JPEG; undefined for anything else. What follows its end, such as a second picture, is left out. */
export function readJpeg(bytes: Buffer): KeptPicture | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== startOfImage) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let isTurned = false;
  let size: Pick<KeptPicture, 'width' | 'height'> | undefined;
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) {
      kept.push(bytes.subarray(at, at + 2));
      return size && { ...size, bytes: Buffer.concat(kept) };
    }
    if (at + 4 > bytes.length) return undefined;
    const segment = bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2));
    if (isFrame(marker)) {
      // A second frame would be drawn at a size that nobody has judged.
      if (size !== undefined || segment.length < 9) return undefined;
      size = { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5) };
    }
    const end = at + Math.max(segment.length, 4);
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (isDrawn(marker, segment)) kept.push(bytes.subarray(at, next));
    const turn = marker === 0xe1 && !isTurned ? readTurn(segment.subarray(4)) : undefined;
    if (turn !== undefined) {
      kept.push(writeTurn(turn));
      isTurned = true;
    }
    at = next;
  }
  return undefined;
}
