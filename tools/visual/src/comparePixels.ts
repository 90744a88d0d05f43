import type { Pixels } from './PictureStore';

/** How two pictures differ. */
export interface Difference {
  /** Pixels that are other ones, or stand in one of both only. */
  readonly count: number;
  /** Share of the larger picture, 0 to 1. */
  readonly share: number;
  /** The new picture made pale, with what changed in red. */
  readonly picture: Pixels;
}

const pale = (value: number) => 255 - Math.round((255 - value) * 0.25);

const red = [214, 20, 60];

const isSameAt = (one: Buffer, from: number, other: Buffer, to: number) =>
  one[from] === other[to] && one[from + 1] === other[to + 1] && one[from + 2] === other[to + 2];

/** Where a pixel begins in a picture's data; before its beginning where the picture has no such pixel. */
const indexAt = ({ width, height }: Pixels, x: number, y: number) =>
  x < width && y < height ? (y * width + x) * 3 : -1;

/** Compares two pictures pixel by pixel, without tolerance: the same code draws the same. */
export function comparePixels(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 3);
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [indexAt(before, x, y), indexAt(after, x, y)];
      const isSame = from >= 0 && to >= 0 && isSameAt(before.data, from, after.data, to);
      if (!isSame) count += 1;
      const target = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        data[target + channel] = (isSame ? pale(after.data[to + channel] ?? 0) : red[channel]) ?? 0;
    }
  return { count, share: count / (width * height), picture: { width, height, data } };
}
