import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pngProblem } from './pngProblem';

const icon = readFileSync('merchants/amihanda/assets/icon-192.png');

it('takes a whole picture of the right size', () => {
  expect(pngProblem(icon, 192)).toBeUndefined();
  expect(pngProblem(icon, 512)).toBe('this picture is 192×192, must be 512×512');
});

it('tells a picture that was cut off or changed on the way from one that is none', () => {
  expect(pngProblem(Buffer.from('GIF89a'), 192)).toBe('this is not a PNG picture');
  for (const length of [9, 30, 1000, icon.length - 4])
    expect(pngProblem(icon.subarray(0, length), 192), String(length)).toContain('is broken');
  const changed = Buffer.from(icon);
  changed.writeUInt8(changed.readUInt8(5000) ^ 1, 5000);
  expect(pngProblem(changed, 192)).toContain('is broken');
});

it('takes none that weighs as much as a photograph', () => {
  expect(pngProblem(Buffer.concat([icon, Buffer.alloc(512 * 1024)]), 192)).toContain('at most');
});
