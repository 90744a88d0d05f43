import type { Motif } from '../draw';
import {
  around,
  circle,
  ellipse,
  group,
  lettering,
  line,
  mirrored,
  n,
  paint,
  path,
  rect,
  star,
} from '../draw';

const shade = circle(0, 0, 90, 'url(#s)');

export const football: Motif = () =>
  circle(0, 0, 90, '#f8fafc', 'stroke="#dbe4ee" stroke-width="3"') +
  path(star(5, 32, 26), '#1b2430') +
  around(
    5,
    () => line('M0-30V-56', '#1b2430', 5) + path('M-22-62 0-50 22-62 16-87Q0-93-16-87Z', '#1b2430'),
  ) +
  around(5, () => group('rotate(36)', line('M0-60-26-45M0-60 26-45', '#1b2430', 4))) +
  shade;

export const basketball: Motif = () =>
  circle(0, 0, 90, '#f76707', 'stroke="#ffd8a8" stroke-width="3"') +
  line('M0-90V90M-90 0H90M-64-63C-24-30-24 30-64 63M64-63C24-30 24 30 64 63', '#4a2108', 6) +
  shade;

export const tennis: Motif = ({ accent }) =>
  group(
    'rotate(35)',
    ellipse(0, -40, 48, 58, 'none', `stroke="${accent}" stroke-width="11"`) +
      line(
        'M-30-80V0M-10-94V14M10-94V14M30-80V0M-42-60H42M-46-36H46M-40-12H40',
        '#fff',
        2.5,
        'opacity=".8"',
      ) +
      line('M-20 14 0 40 20 14M0 36V92', accent, 12),
  ) +
  circle(52, 48, 30, '#d4f542', 'stroke="#f7ffd6" stroke-width="3"') +
  line('M30 30Q50 46 44 76M60 20Q58 44 80 54', '#fff', 4);

export const trophy: Motif = ({ light, dark, accent }) =>
  mirrored(line('M50-66C92-70 92-10 40-6', paint.gold, 13)) +
  path(
    'M-56-86H56C56-20 40 20 0 26-40 20-56-20-56-86Z',
    paint.gold,
    `stroke="${light}" stroke-width="4"`,
  ) +
  path('M-13 24H13L20 58H-20Z', paint.gold) +
  rect(-46, 56, 92, 34, 6, dark, `stroke="${light}" stroke-width="3"`) +
  group('translate(0 -40)', path(star(5, 32, 14), accent, 'stroke="#fff" stroke-width="3"')) +
  line('M-40-70C-40-40-34-14-22 0', '#fff', 8, 'opacity=".7"');

export const gamepad: Motif = ({ light, accent, dark }) =>
  path(
    'M-50-46H50C88-46 98 10 98 44 98 74 66 78 46 44L38 30H-38L-46 44C-66 78-98 74-98 44-98 10-88-46-50-46Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  path('M-64-22H-48V-38H-32V-22H-16V-6H-32V10H-48V-6H-64Z', dark, 'transform="translate(-6 4)"') +
  [
    [46, -30],
    [66, -10],
    [46, 10],
    [26, -10],
  ]
    .map(([x = 0, y = 0], at) =>
      circle(x, y, 10, ['#ff6b6b', '#ffd43b', '#51cf66', '#4dabf7'][at] ?? accent),
    )
    .join('') +
  circle(0, 2, 9, '#fff', 'opacity=".9"') +
  line('M-66-40Q-40-48 0-46', '#fff', 6, 'opacity=".6"');

export const crosshair: Motif = ({ light, accent }) =>
  circle(0, 0, 74, 'none', `stroke="${light}" stroke-width="9"`) +
  circle(0, 0, 44, 'none', 'stroke="url(#m)" stroke-width="9"') +
  around(4, () => line('M0-98V-58', accent, 10)) +
  path(star(4, 26, 9), '#fff') +
  circle(0, 0, 7, '#e03131');

export const rooster: Motif = ({ light, accent, dark }) =>
  path(
    'M34 62C84 54 104 4 90-52 80-30 70-20 62-16 68-44 60-62 50-70 52-34 34-12 18 10Z',
    accent,
    `stroke="${light}" stroke-width="3"`,
  ) +
  path(
    'M-22-30C-2-30 16-8 36 0 62 12 62 60 16 72-30 80-62 44-52-4Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  path(
    'M-56 2C-66-36-54-68-26-70 2-70 6-36-6-14Z',
    paint.gold,
    `stroke="${light}" stroke-width="3"`,
  ) +
  path('M-58-62C-72-86-50-98-42-86-38-102-18-100-18-84-6-92 6-78-6-64Z', '#e03131') +
  path('M-60-48-88-36-58-30Z', '#ffa94d') +
  path('M-56-28Q-64-4-48-2-42-16-46-28Z', '#e03131') +
  circle(-38, -50, 7, '#fff') +
  circle(-39, -50, 4, '#20110b') +
  path('M-16 14C10 10 34 24 34 46 10 54-14 44-16 14Z', dark, 'opacity=".5"') +
  line('M-6 72V94M-6 94-22 98M-6 94H10M20 70V94M20 94 6 98M20 94H36', '#ffa94d', 7);

export const boxing: Motif = ({ light }) =>
  mirrored(
    group(
      'translate(46 4) rotate(14)',
      path(
        'M-34-40C-34-84 42-88 44-36 46 2 34 26 26 36H-26C-34 14-34-10-34-40Z',
        '#e03131',
        `stroke="${light}" stroke-width="4"`,
      ) +
        path(
          'M-34-30C-58-34-58 6-30 10-16 12-10-4-18-16Z',
          '#c92a2a',
          `stroke="${light}" stroke-width="3"`,
        ) +
        rect(-28, 36, 56, 30, 8, '#fff') +
        line('M-10-62Q16-74 28-50', '#fff', 6, 'opacity=".6"'),
    ),
  );

export const racing: Motif = ({ light, accent, dark }) =>
  path(
    'M-98 44C-90 4-52 0-36-6L0-42H48C66-40 80-10 98 4V44Z',
    paint.subject,
    `stroke="${light}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  path('M-20-6 6-32H26V-6ZM36-32H46C56-28 62-16 66-6H36Z', '#d0ebff') +
  rect(-98, 26, 196, 10, 4, accent) +
  [-52, 56]
    .map(
      (x) =>
        circle(x, 44, 26, '#1b1f27', 'stroke="#fff" stroke-width="4"') + circle(x, 44, 10, dark),
    )
    .join('') +
  line('M-98-50H-56M-88-68H-30M-98-32H-74', light, 6, 'opacity=".7"');

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

export const balls: Motif = ({ accent }, seed) => {
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

export const ticket: Motif = ({ light, accent, dark }, seed) =>
  group(
    'rotate(-14)',
    path(
      'M-94-56H94V-16A16 16 0 0 0 94 16V56H-94V16A16 16 0 0 0-94-16Z',
      paint.gold,
      `stroke="${light}" stroke-width="4"`,
    ) +
      line('M44-50V50', dark, 4, 'stroke-dasharray="3 11"') +
      [-66, -36, -6, 24]
        .map((x, at) =>
          circle(
            x,
            -16,
            13,
            [accent, '#e03131', '#1c7ed6', '#2f9e44'][(at + seed) % 4] ?? accent,
            'stroke="#fff" stroke-width="3"',
          ),
        )
        .join('') +
      [-66, -36, -6, 24].map((x) => rect(x - 12, 14, 24, 9, 4, dark, 'opacity=".5"')).join('') +
      group('translate(70 0)', path(star(5, 20, 9), '#fff')),
  );
