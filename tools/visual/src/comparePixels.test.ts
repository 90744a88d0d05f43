import { expect, test } from 'vitest';
import { comparePixels } from './comparePixels';
import type { Pixels } from './PictureStore';

const plain = (width: number, height: number, value = 0): Pixels => ({
  ...{ width, height },
  data: Buffer.alloc(width * height * 3, value),
});

test('a picture does not differ from its copy', () => {
  expect(comparePixels(plain(3, 2), plain(3, 2)).count).toBe(0);
});

test('one channel of one pixel is a difference, marked where it is', () => {
  const after = plain(3, 2);
  after.data[4 * 3 + 1] = 1;
  const { count, share, picture } = comparePixels(plain(3, 2), after);
  expect([count, share]).toEqual([1, 1 / 6]);
  expect([...picture.data.subarray(12, 15)]).toEqual([214, 20, 60]);
});

test('a picture that became longer differs by what was added', () => {
  expect(comparePixels(plain(3, 2), plain(3, 4)).count).toBe(6);
});
