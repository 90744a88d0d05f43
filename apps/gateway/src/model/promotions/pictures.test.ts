import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readPicture } from './pictures';

const place = 'GPS 14.5995 N 120.9842 E';

/** A PNG's chunk; its sum is not looked at. */
const chunk = (name: string, data: Buffer | string) => {
  const content = Buffer.from(data);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
};
const header = (width: number, height: number) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return chunk('IHDR', data);
};
const pngOf = (width: number, height: number, ...more: Buffer[]) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[header(width, height), ...more, chunk('IDAT', deflateSync('')), chunk('IEND', '')],
  ]);

const segment = (marker: number, data: Buffer | string) => {
  const content = Buffer.from(data);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const frame = (width: number, height: number) => {
  const data = Buffer.alloc(9);
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return segment(0xc0, data);
};
const [start, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
// Two scans: in their data a marker's first byte is followed by a zero or by a restart.
const scan = Buffer.concat([segment(0xda, 'abcdef'), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 4])]);
const jpegOf = (width: number, height: number, ...more: Buffer[]) =>
  Buffer.concat([start, segment(0xe0, 'JFIF'), ...more, frame(width, height), scan, scan, end]);

const read = (type: 'image/png' | 'image/jpeg', bytes: Buffer) =>
  readPicture({ name: 'win', type, data: bytes.toString('base64') }).data;

it('a PNG is kept without what it tells of its place and program', () => {
  const told = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt'].map((name) => chunk(name, place));
  const sent = Buffer.concat([pngOf(20, 10, ...told), Buffer.from(place)]);
  expect(read('image/png', sent)).toEqual(pngOf(20, 10));
});

it('a JPEG is kept without what it tells of its place, and without what follows it', () => {
  const told = [0xe1, 0xe2, 0xed, 0xfe].map((marker) => segment(marker, place));
  const sent = Buffer.concat([jpegOf(20, 10, ...told), jpegOf(20, 10, segment(0xe1, place))]);
  expect(read('image/jpeg', sent)).toEqual(jpegOf(20, 10));
});

it('a JPEG keeps what its colours are read by', () => {
  const coloured = jpegOf(20, 10, segment(0xe2, 'ICC_PROFILE\0\x01\x01'), segment(0xee, 'Adobe'));
  expect(read('image/jpeg', coloured)).toEqual(coloured);
});

/** EXIF as a camera writes it: its maker, how it was held, and where it was. */
const exif = (order: 'II' | 'MM', turn: number, entries = 3) => {
  const tiff = Buffer.alloc(8 + 2 + 3 * 12 + 4);
  const short = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(order, 'latin1');
  short(42, 2);
  long(8, 4);
  short(entries, 8);
  const tags = [
    [0x010f, 2, 4, 0],
    [0x0112, 3, 1, turn],
    [0x8825, 4, 1, 26],
  ] as const;
  for (const [at, [tag, type, size, value]] of tags.entries()) {
    short(tag, 10 + at * 12);
    short(type, 12 + at * 12);
    long(size, 14 + at * 12);
    short(value, 18 + at * 12);
  }
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(place)]));
};

it.each(['II', 'MM'] as const)('a JPEG keeps how the camera was held, of EXIF in %s', (order) => {
  for (const turn of [2, 3, 4, 5, 6, 7, 8]) {
    const kept = read('image/jpeg', jpegOf(20, 10, exif(order, turn)));
    expect(kept.includes(place)).toBe(false);
    expect(kept.length).toBe(jpegOf(20, 10).length + 36);
    const tiff = kept.subarray(kept.indexOf('Exif') + 6);
    expect(tiff.toString('latin1', 0, 2)).toBe('MM');
    // One entry, the turn.
    expect([8, 10, 18].map((at) => tiff.readUInt16BE(at))).toEqual([1, 0x0112, turn]);
    expect(read('image/jpeg', kept)).toEqual(kept);
  }
});

it.each([
  ['an upright picture', exif('II', 1)],
  ['a turn that is none', exif('MM', 9)],
  ['more entries than there are', exif('II', 6, 60_000)],
  ['EXIF that breaks off', segment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08')],
  ['no EXIF', segment(0xe1, place)],
])('a JPEG with %s keeps none of it that would tell more', (_what, told) => {
  const kept = read('image/jpeg', jpegOf(20, 10, told));
  expect(kept.includes(place)).toBe(false);
  expect(kept.length).toBeLessThanOrEqual(jpegOf(20, 10).length + 36);
});

it('a JPEG keeps one turn, the first', () => {
  const kept = read('image/jpeg', jpegOf(20, 10, exif('II', 6), exif('II', 3)));
  expect(kept).toEqual(read('image/jpeg', jpegOf(20, 10, exif('II', 6))));
});

it.each([
  ['more pixels than a phone takes', 'image/png', pngOf(6_000, 4_001)],
  ['more pixels than a phone takes', 'image/jpeg', jpegOf(6_000, 4_001)],
  ['a side that is too long', 'image/png', pngOf(12_001, 1)],
  ['no surface', 'image/jpeg', jpegOf(20, 0)],
  ['a second frame', 'image/jpeg', jpegOf(20, 10, frame(20, 10))],
  ['an end that is missing', 'image/jpeg', jpegOf(20, 10).subarray(0, -2)],
  ['an end that is missing', 'image/png', pngOf(20, 10).subarray(0, -12)],
  ['a length beyond its end', 'image/png', pngOf(20, 10, Buffer.from('7fffffff74455874', 'hex'))],
] as const)('a picture with %s is refused (%s)', (_what, type, bytes) => {
  expect(() => read(type, bytes)).toThrow('request.invalid');
});

it('a picture as large as may be is kept', () => {
  expect(read('image/jpeg', jpegOf(6_000, 4_000))).toEqual(jpegOf(6_000, 4_000));
});

it('bytes at random are a picture or are refused, and never hang', () => {
  for (let at = 0; at < jpegOf(20, 10).length; at += 1)
    for (const value of [0, 0xff, 0xd9]) {
      const broken = Buffer.from(jpegOf(20, 10));
      broken[at] = value;
      try {
        expect(read('image/jpeg', broken).length).toBeLessThanOrEqual(broken.length);
      } catch (error) {
        expect(String(error)).toContain('request.invalid');
      }
    }
});
