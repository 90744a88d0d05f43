import type { Palette } from './draw';
import { around, circle, group, line, path, rect, star } from './draw';

type Ground = (palette: Palette) => string;

const rays: Ground = ({ glow }) =>
  group(
    'translate(200 190)',
    around(14, () => path('M-20-330 20-330 0 0Z', glow, 'opacity=".2"')),
  );

const rings: Ground = ({ glow }) =>
  [90, 145, 200, 255]
    .map((r, at) =>
      circle(
        200,
        190,
        r,
        'none',
        `stroke="${glow}" stroke-width="${10 - at * 2}" opacity="${0.34 - at * 0.07}"`,
      ),
    )
    .join('');

const bubbles: Ground = ({ glow, accent }) =>
  [
    [60, 70, 34],
    [340, 90, 48],
    [40, 250, 26],
    [365, 260, 22],
    [300, 30, 16],
    [110, 30, 12],
    [24, 150, 12],
    [380, 180, 10],
  ]
    .map(([x = 0, y = 0, r = 0], at) =>
      circle(x, y, r, at % 3 ? glow : accent, `opacity="${at % 2 ? 0.16 : 0.24}"`),
    )
    .join('');

const hills: Ground = ({ glow, deep }) =>
  circle(200, 160, 120, glow, 'opacity=".3"') +
  path('M0 300Q90 210 190 280T400 240V400H0Z', deep, 'opacity=".45"') +
  path('M0 340Q120 270 230 320T400 300V400H0Z', deep, 'opacity=".6"');

const waves: Ground = ({ glow }) =>
  [60, 110, 160, 210, 260]
    .map((y, at) =>
      line(
        `M-20 ${y}Q50 ${y - 34} 110 ${y}T230 ${y}T350 ${y}T470 ${y}`,
        glow,
        9,
        `opacity="${0.28 - at * 0.035}"`,
      ),
    )
    .join('');

const honeycomb: Ground = ({ glow }) =>
  [
    [40, 60],
    [120, 20],
    [290, 26],
    [366, 80],
    [30, 190],
    [374, 206],
    [66, 130],
    [338, 146],
    [200, 6],
  ]
    .map(([x, y], at) =>
      group(
        `translate(${x} ${y})`,
        path(
          star(6, 38, 33),
          at % 3 ? 'none' : glow,
          `stroke="${glow}" stroke-width="4" opacity="${at % 3 ? 0.3 : 0.16}"`,
        ),
      ),
    )
    .join('');

const curtain: Ground = ({ glow, deep }) =>
  [0, 50, 300, 350]
    .map((x) => rect(x, 0, 50, 400, 0, x % 100 ? deep : glow, 'opacity=".16"'))
    .join('') +
  path(
    'M0 0H400V40Q360 84 320 40 280 84 240 40 200 84 160 40 120 84 80 40 40 84 0 40Z',
    glow,
    'opacity=".3"',
  );

const sparks: Ground = ({ glow, light }) =>
  circle(200, 190, 170, glow, 'opacity=".16"') +
  [
    [50, 60, 20],
    [350, 50, 26],
    [40, 210, 14],
    [372, 220, 16],
    [120, 26, 10],
    [280, 20, 12],
    [90, 120, 9],
    [318, 130, 9],
  ]
    .map(([x, y, r = 0], at) =>
      group(
        `translate(${x} ${y})`,
        path(star(4, r, r * 0.22), at % 2 ? light : glow, 'opacity=".75"'),
      ),
    )
    .join('');

const arches: Ground = ({ glow, deep }) =>
  [0, 1, 2]
    .map((at) =>
      path(
        `M${40 + at * 34} 400V200A${160 - at * 34} ${160 - at * 34} 0 0 1 ${360 - at * 34} 200V400Z`,
        at % 2 ? glow : deep,
        `opacity="${at % 2 ? 0.2 : 0.28}"`,
      ),
    )
    .join('');

const tiles: Ground = ({ glow }) =>
  [0, 1, 2, 3, 4]
    .flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) =>
        (row + column) % 2
          ? ''
          : group(
              `translate(${column * 100} ${row * 90 - 10}) rotate(45)`,
              rect(-30, -30, 60, 60, 6, glow, 'opacity=".15"'),
            ),
      ),
    )
    .join('');

/** A vendor keeps one ground, so that its games look like a family. */
export const grounds: readonly Ground[] = [
  rays,
  rings,
  bubbles,
  hills,
  waves,
  honeycomb,
  curtain,
  sparks,
  arches,
  tiles,
];
