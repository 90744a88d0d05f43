import { expect, it, vi } from 'vitest';

async function flagsWith(pixels: readonly number[]) {
  vi.resetModules();
  const context = {
    fillText: () => undefined,
    getImageData: () => ({ data: Uint8ClampedArray.from(pixels) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  return (await import('./drawsFlags')).drawsFlags();
}

it.each([
  ['a coloured flag', [0, 0, 0, 255, 206, 17, 38, 255], true],
  ['letters in one colour', [0, 0, 0, 255, 90, 90, 90, 255], false],
  ['nothing', [0, 0, 0, 0], false],
])('a device that draws %s is known for it [REG-03]', async (_what, pixels, expected) => {
  expect(await flagsWith(pixels)).toBe(expected);
});
