import type { Drawing } from './drawings';
import { circle, ellipse, group, lettering, n, rect } from './draw';

const ball = (x: number, y: number, r: number, tone: string, value: number) =>
  circle(x, y, r, tone, 'stroke="#fff" stroke-width="3" stroke-opacity=".6"') +
  circle(x, y, r * 0.6, '#fff') +
  lettering(
    String(value),
    x,
    y + r * 0.26,
    r * 0.72,
    '#1c1f2b',
    'text-anchor="middle" font-weight="800"',
  ) +
  ellipse(
    x - r * 0.4,
    y - r * 0.5,
    r * 0.26,
    r * 0.16,
    '#fff',
    `opacity=".8" transform="rotate(-35 ${n(x - r * 0.4)} ${n(y - r * 0.5)})"`,
  );

/** Five balls with numbers and colours by the seed. */
export const balls: Drawing = ({ accent }, seed) => {
  const tones = ['#e03131', '#1c7ed6', '#f59f00', '#2f9e44', '#9c36b5', accent];
  return [
    [-50, 46, 44],
    [48, 50, 42],
    [2, -8, 50],
    [-56, -48, 34],
    [58, -52, 36],
  ]
    .map(([x = 0, y = 0, r = 0], at) =>
      ball(x, y, r, tones[(seed + at) % tones.length] ?? accent, ((seed >>> at) % 44) + 1),
    )
    .join('');
};

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-18, -18],
    [18, 18],
  ],
  3: [
    [-20, -20],
    [0, 0],
    [20, 20],
  ],
  4: [
    [-18, -18],
    [18, 18],
    [-18, 18],
    [18, -18],
  ],
  5: [
    [-20, -20],
    [20, 20],
    [-20, 20],
    [20, -20],
    [0, 0],
  ],
  6: [
    [-18, -22],
    [18, -22],
    [-18, 0],
    [18, 0],
    [-18, 22],
    [18, 22],
  ],
};

const die = (x: number, y: number, turn: number, value: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-38, -34, 80, 80, 17, '#000', 'opacity=".28"') +
      rect(-40, -40, 80, 80, 17, '#fff', 'stroke="#ffd9d9" stroke-width="3"') +
      rect(-33, -35, 66, 20, 10, '#fff') +
      (pips[value] ?? [])
        .map(([px, py]) =>
          circle(px, py, value === 1 ? 14 : 8, value === 1 || value === 4 ? '#e03131' : '#1c1f2b'),
        )
        .join(''),
  );

/** Three dice that show numbers by the seed. */
export const dice: Drawing = (_palette, seed) =>
  die(-38, 24, -16, (seed % 6) + 1) +
  die(44, -4, 14, ((seed >>> 3) % 6) + 1) +
  die(-20, -58, 8, ((seed >>> 6) % 6) + 1);
