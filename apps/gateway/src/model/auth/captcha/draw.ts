import { encodePng } from './png';

const width = 132;
const height = 48;

/** Segments of a digit on a 0..1 box: top, both uppers, middle, both lowers, bottom. */
const segments = [
  [0, 0, 1, 0],
  [0, 0, 0, 0.5],
  [1, 0, 1, 0.5],
  [0, 0.5, 1, 0.5],
  [0, 0.5, 0, 1],
  [1, 0.5, 1, 1],
  [0, 1, 1, 1],
] as const;
const shapes = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];

type Pixels = Uint8Array;
type Color = readonly [number, number, number];

function dot(pixels: Pixels, x: number, y: number, radius: number, color: Color): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const [px, py] = [Math.round(x + dx), Math.round(y + dy)];
      const inside = px >= 0 && py >= 0 && px < width && py < height;
      if (inside && dx * dx + dy * dy <= radius * radius + 0.5)
        pixels.set(color, (py * width + px) * 3);
    }
  }
}

function stroke(
  pixels: Pixels,
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
  color: Color,
): void {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 2) + 1;
  for (let at = 0; at <= steps; at += 1) {
    const part = at / steps;
    dot(
      pixels,
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
      radius,
      color,
    );
  }
}

function digit(pixels: Pixels, value: number, left: number, random: () => number): void {
  const [slant, tilt, top] = [(random() - 0.5) * 8, (random() - 0.5) * 6, 8 + random() * 6];
  const color: Color = [20 + random() * 90, 20 + random() * 70, 60 + random() * 110];
  const place = (x: number, y: number) =>
    [left + x * 15 + slant * (1 - y), top + y * 26 + tilt * x] as const;
  segments.forEach(([x1, y1, x2, y2], at) => {
    if (shapes[value]?.[at] === '1') stroke(pixels, place(x1, y1), place(x2, y2), 2, color);
  });
}

/** A PNG of the digits, slanted and crossed by lines. `random` gives numbers in [0, 1). */
export function drawCaptcha(digits: string, random: () => number = Math.random): Buffer {
  const pixels = new Uint8Array(width * height * 3).fill(246);
  const pale = (): Color => [150 + random() * 80, 160 + random() * 70, 170 + random() * 70];
  for (let at = 0; at < 60; at += 1) dot(pixels, random() * width, random() * height, 1, pale());
  [...digits].forEach((character, at) => {
    digit(pixels, Number(character), 12 + at * 30, random);
  });
  for (let at = 0; at < 4; at += 1) {
    stroke(pixels, [0, random() * height], [width, random() * height], 0, pale());
  }
  return encodePng(width, height, pixels);
}
