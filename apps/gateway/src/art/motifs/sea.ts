import type { Motif } from '../draw';
import { around, circle, ellipse, group, line, mirrored, paint, path } from '../draw';

const bubbles = [
  [72, -70, 9],
  [84, -46, 5],
  [-80, -64, 7],
  [-70, 74, 5],
]
  .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff', 'opacity=".55"'))
  .join('');

export const fish: Motif = ({ light, dark, accent }, seed) => {
  const bands = (seed % 3) + 1;
  return (
    path(
      'M52 0C74-34 96-46 100-46 92-16 92 16 100 46 96 46 74 34 52 0Z',
      accent,
      `stroke="${light}" stroke-width="3"`,
    ) +
    path('M-20-52C0-92 44-84 52-44ZM-10 54C4 82 34 80 40 48Z', accent) +
    path(
      'M-94 4C-70-62 20-74 66 0 20 74-70 66-94 4Z',
      paint.subject,
      `stroke="${light}" stroke-width="4"`,
    ) +
    Array.from({ length: bands }, (_, at) =>
      path(
        `M${-20 + at * 26} -54Q${-2 + at * 26} 0 ${-20 + at * 26} 54L${-8 + at * 26} 54Q${12 + at * 26} 0 ${-8 + at * 26} -54Z`,
        '#fff',
        'opacity=".75"',
      ),
    ).join('') +
    circle(-58, -10, 16, '#fff') +
    circle(-61, -9, 9, dark) +
    circle(-64, -12, 3, '#fff') +
    line('M-88 18Q-74 26-64 20', dark, 5) +
    bubbles
  );
};

export const shark: Motif = ({ light }) =>
  path(
    'M-14-46 20-98 40-38ZM66 4 100-44Q92 0 100 40Z',
    '#4b6584',
    `stroke="${light}" stroke-width="3"`,
  ) +
  path(
    'M-98-4C-60-58 20-58 76 2 30 42-40 54-98-4Z',
    '#6c8bb0',
    `stroke="${light}" stroke-width="4"`,
  ) +
  path('M-90 4C-50 36 10 38 58 14 20 42-44 50-90 4Z', '#f1f5f9') +
  path('M-18 28-34 82 24 34Z', '#4b6584') +
  circle(-48, -16, 8, '#10202e') +
  circle(-51, -19, 3, '#fff') +
  line('M-80 8Q-52 22-30 12', '#10202e', 4) +
  line('M-8-24Q-14-8-8 10M6-26Q0-8 6 12', '#3b5170', 4) +
  bubbles;

export const octopus: Motif = ({ light, dark, accent }) =>
  [-66, -34, 0, 34, 66]
    .map(
      (x, at) =>
        line(`M${x * 0.6} 30Q${x} 60 ${x + (at % 2 ? 16 : -16)} 92`, paint.subject, 21) +
        circle(x * 0.9, 62, 5, accent),
    )
    .join('') +
  path(
    'M0-92C58-92 80-50 70-4 64 30 40 44 0 44S-64 30-70-4C-80-50-58-92 0-92Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  mirrored(
    circle(27, -8, 17, '#fff') +
      circle(25, -5, 9, dark) +
      circle(28, -9, 3, '#fff') +
      circle(46, 16, 9, accent, 'opacity=".7"'),
  ) +
  line('M-12 18Q0 30 12 18', dark, 5) +
  ellipse(-30, -62, 14, 9, '#fff', 'opacity=".6" transform="rotate(-30 -30 -62)"') +
  bubbles;

export const crab: Motif = ({ light, accent }) =>
  mirrored(
    line('M52 34 84 52M46 50 72 78M56 16 92 20', '#e8590c', 10) +
      line('M46-6 68-38', '#e8590c', 13) +
      path(
        'M56-34C46-74 70-98 96-90L78-66 100-62C98-36 76-22 56-34Z',
        '#ff6b35',
        `stroke="${light}" stroke-width="3"`,
      ) +
      line('M20-24V-48', '#e8590c', 8) +
      circle(20, -54, 13, '#fff') +
      circle(18, -53, 7, '#20110b'),
  ) +
  path(
    'M-70 20C-66-30 66-30 70 20 66 74-66 74-70 20Z',
    '#ff6b35',
    `stroke="${light}" stroke-width="4"`,
  ) +
  line('M-20 32Q0 50 20 32', '#7a1f05', 6) +
  mirrored(circle(44, 26, 9, accent, 'opacity=".7"')) +
  line('M-40-2Q0-18 40-2', '#fff', 5, 'opacity=".5"') +
  bubbles;

export const pearl: Motif = ({ light, dark }) =>
  path(
    'M-92 6C-84-80 84-80 92 6Q46 30 0 30T-92 6Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  [-56, -28, 0, 28, 56]
    .map((x) => line(`M${x * 0.4} 22Q${x * 0.9} -20 ${x} -44`, dark, 4, 'opacity=".4"'))
    .join('') +
  path(
    'M-92 22Q0 58 92 22C84 84 40 92 0 92S-84 84-92 22Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  ellipse(0, 26, 76, 16, dark, 'opacity=".75"') +
  circle(0, 14, 32, '#fff') +
  circle(4, 19, 26, '#f3e8ff') +
  circle(-10, 4, 9, '#fff') +
  bubbles;

export const turtle: Motif = ({ light, dark, accent }) =>
  [
    [-62, -52, -40],
    [62, -52, 40],
    [-58, 56, 220],
    [58, 56, 140],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      ellipse(x, y, 18, 32, '#40c057', `transform="rotate(${turn} ${x} ${y})"`),
    )
    .join('') +
  circle(0, -84, 24, '#51cf66') +
  mirrored(circle(9, -90, 5, dark)) +
  ellipse(0, 4, 70, 76, paint.subject, `stroke="${light}" stroke-width="5"`) +
  path('M0-34 30-17V20L0 38-30 20V-17Z', accent, `stroke="${dark}" stroke-width="4"`) +
  around(6, () => group('translate(0 2)', line('M0-38V-70', dark, 4))) +
  bubbles;

export const trident: Motif = ({ light, dark, accent }) =>
  group(
    'rotate(12)',
    rect3() +
      mirrored(
        path(
          'M30-24C34-56 44-72 58-92 74-64 66-12 8 0V-22Q24-22 30-24Z',
          paint.gold,
          `stroke="${light}" stroke-width="3"`,
        ),
      ) +
      path(
        'M-9 0V-56L-16-56 0-100 16-56 9-56V0Z',
        paint.gold,
        `stroke="${light}" stroke-width="3"`,
      ) +
      circle(0, 2, 17, accent, 'stroke="#fff" stroke-width="4"') +
      circle(0, 92, 8, dark),
  ) + bubbles;

const rect3 = () => path('M-8 0H8V92H-8Z', paint.gold, 'stroke="#fff3c4" stroke-width="3"');
