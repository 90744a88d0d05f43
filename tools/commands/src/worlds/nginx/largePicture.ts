import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The last of a PNG's blocks, without which it is not whole. */
const endBytes = 12;

const inFourBytes = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A whole PNG of a size that no compression takes away, as a phone takes it: noise in a block that nobody has to know. */
export function largePicture(): Buffer {
  const noise = randomBytes(3 * 1024 * 1024);
  const named = Buffer.concat([Buffer.from('noIs'), noise]);
  const block = Buffer.concat([inFourBytes(noise.length), named, inFourBytes(crc32(named))]);
  return Buffer.concat([pixel.subarray(0, -endBytes), block, pixel.subarray(-endBytes)]);
}
