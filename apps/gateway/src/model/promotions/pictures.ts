import { errorCodes, promotionCalls } from '@playhouse/wps';
import { Failure } from '../../base/failure';

/** Width and height in pixels. */
type Size = readonly [width: number, height: number];

const mostPixels = 12_000;

/** Of a PNG: its signature, then the header chunk; it must end with the end chunk. */
function sizeOfPng(bytes: Buffer): Size | undefined {
  const whole =
    bytes.length > 45 &&
    bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a' &&
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND';
  return whole ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : undefined;
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Of a JPEG: its segments up to the frame, which says the size. */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

const sizeOf = { 'image/png': sizeOfPng, 'image/jpeg': sizeOfJpeg } as const;

/** A picture as an application brings it: `data` is base64. */
export interface SentPicture {
  readonly name: string;
  readonly type: keyof typeof sizeOf;
  readonly data: string;
}

/** Pictures must be what they say they are, whole, and not too large. @throws Failure request.invalid */
export function readPicture({ name, type, data }: SentPicture) {
  const bytes = Buffer.from(data, 'base64');
  const [width, height] = sizeOf[type](bytes) ?? [0, 0];
  const fits = [width, height].every((side) => side > 0 && side <= mostPixels);
  if (!fits || bytes.length > promotionCalls.activityLimits.imageBytes)
    throw new Failure(errorCodes.requestInvalid);
  return { name, type, data: bytes };
}
