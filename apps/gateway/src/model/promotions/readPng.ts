import type { KeptPicture } from './keptPicture';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Chunks that say what is drawn. All others tell of the picture: texts, times, EXIF. */
const drawn = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'IDAT', 'IEND'];
/** Of a chunk: its length and its name before the data, its sum behind them. */
const frameBytes = 12;

/** A whole PNG; undefined for anything else. What follows its end is left out. */
export function readPng(bytes: Buffer): KeptPicture | undefined {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(signature)) return undefined;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const kept: Buffer[] = [signature];
  let name = '';
  for (let at = 8; name !== 'IEND';) {
    if (at + frameBytes > bytes.length) return undefined;
    const end = at + frameBytes + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    name = bytes.toString('latin1', at + 4, at + 8);
    if (drawn.includes(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { width, height, bytes: Buffer.concat(kept) };
}
