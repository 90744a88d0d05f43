import type { Motif } from '../draw';
import { around, circle, ellipse, group, line, mirrored, paint, path, star } from '../draw';

const petal = 'M0 0C-34-30-30-74 0-96 30-74 34-30 0 0Z';

export const lotus: Motif = ({ light, main, accent }) =>
  group(
    'translate(0 44)',
    mirrored(
      group('rotate(72)', path(petal, main, 'opacity=".8"')) +
        group('rotate(48) scale(1.05)', path(petal, main, `stroke="${light}" stroke-width="2"`)) +
        group(
          'rotate(24) scale(1.15)',
          path(petal, paint.subject, `stroke="${light}" stroke-width="3"`),
        ),
    ) +
      group(
        'scale(1.25)',
        path(petal, paint.subject, `stroke="${light}" stroke-width="3"`) +
          path('M0-6C-12-30-12-56 0-76 12-56 12-30 0-6Z', '#fff', 'opacity=".5"'),
      ),
  ) +
  ellipse(0, 62, 92, 16, accent, 'opacity=".85"') +
  ellipse(0, 57, 70, 8, '#fff', 'opacity=".35"');

export const blossom: Motif = ({ light, dark, accent }) =>
  around(
    5,
    () =>
      path(
        'M0-8C-46-26-48-84-14-92Q-4-94 0-82 4-94 14-92C48-84 46-26 0-8Z',
        paint.subject,
        `stroke="${light}" stroke-width="3"`,
      ) + line('M0-24V-56', dark, 3, 'opacity=".5"'),
  ) +
  circle(0, 0, 22, paint.gold) +
  around(10, () => circle(0, -30, 4, accent));

export const clover: Motif = ({ light, dark }) =>
  line('M2 10Q16 60 56 92', dark, 12) +
  around(
    4,
    () =>
      path(
        'M0 0C-64-28-58-92-22-88Q-4-86 0-68 4-86 22-88C58-92 64-28 0 0Z',
        paint.subject,
        `stroke="${light}" stroke-width="3"`,
      ) + line('M0-14V-52', '#fff', 4, 'opacity=".5"'),
  );

export const volcano: Motif = ({ light, dark, accent, glow }) =>
  path('M-98 80-30-34H30L98 80Z', dark) +
  path('M-30-34H30L54 8 30 0 14 30-4-2-24 34-34-2-54 8Z', accent) +
  path('M-98 80-30-34-10-34-34 80Z', '#fff', 'opacity=".12"') +
  path(
    'M-22-38C-40-66-12-74-16-98 6-84 4-72 12-64 22-74 20-84 18-90 40-70 38-52 22-38Z',
    paint.subject,
    `stroke="${light}" stroke-width="3"`,
  ) +
  [
    [-58, -62, 9],
    [58, -70, 12],
    [78, -32, 6],
    [-80, -22, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, glow))
    .join('');

export const flame: Motif = ({ light, main, accent }) =>
  path(
    'M-8-98C38-66 84-30 78 26 74 72 40 94 0 94S-76 70-78 26C-80-8-58-30-46-52-40-34-32-24-20-22-34-52-24-80-8-98Z',
    accent,
  ) +
  path(
    'M2-62C30-38 56-14 54 26 52 62 28 84 0 84S-52 62-54 28C-54 8-44-8-34-22-26-6-18 2-8 2-14-22-10-44 2-62Z',
    paint.subject,
    `stroke="${light}" stroke-width="3"`,
  ) +
  path(
    'M4-8C20 8 32 24 30 46 28 68 14 80 0 80S-30 66-30 46C-30 34-24 24-16 16-12 26-6 30 0 30-2 16-2 4 4-8Z',
    light,
  ) +
  circle(0, 56, 12, main);

export const bolt: Motif = ({ light, dark }) =>
  path(
    'M22-98-62 18H-8L-26 98 66-28H10Z',
    dark,
    'transform="translate(6 7)" stroke-linejoin="round"',
  ) +
  path(
    'M22-98-62 18H-8L-26 98 66-28H10Z',
    paint.subject,
    `stroke="${light}" stroke-width="6" stroke-linejoin="round"`,
  ) +
  path('M22-98-62 18H-30L30-70Z', '#fff', 'opacity=".4"');

export const snow: Motif = ({ light, accent }) =>
  around(6, () => line('M0 0V-94M0-62-22-82M0-62 22-82M0-34-18-50M0-34 18-50', light, 9)) +
  path(star(6, 36, 22), paint.subject, 'stroke="#fff" stroke-width="4"') +
  around(6, () => circle(0, -94, 7, accent));

export const wave: Motif = ({ light, main, dark }) =>
  path(
    'M-98 70C-96-30-36-92 38-80 84-72 94-28 68-14 76-42 40-56 16-34-12-8 8 46 98 46V84Q0 104-98 84Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  line('M-70 66C-62 0-28-44 14-52', '#fff', 6, 'opacity=".6"') +
  line('M-40 70C-38 36-24 0 0-20', main, 5, 'opacity=".8"') +
  path('M-98 84Q-50 56 0 80T98 76V92Q0 110-98 92Z', dark) +
  [
    [62, -6, 7],
    [80, -34, 5],
    [52, 12, 4],
    [88, 6, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff'))
    .join('');

export const leaf: Motif = ({ light, dark, accent }) =>
  path(
    'M-72 78C-104-20-34-98 88-88 98 30 26 104-72 78Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  line(
    'M-92 96C-50 40 0-8 62-62M-34 34-42-18M-34 34 22 42M6-8-2-58M6-8 60-2',
    dark,
    6,
    'opacity=".65"',
  ) +
  circle(44, 62, 16, accent) +
  circle(38, 56, 5, '#fff', 'opacity=".8"');

export const rose: Motif = ({ light, dark, main }) =>
  path('M-20 60Q-70 40-92 76-50 98-12 78ZM20 60Q70 40 92 76 50 98 12 78Z', '#2fbf71') +
  circle(0, -4, 76, paint.subject, `stroke="${light}" stroke-width="4"`) +
  line(
    'M-70-14C-30-70 50-66 58-6 62 42-10 62-34 22-50-8-14-44 16-28 44-10 24 26 2 18',
    dark,
    8,
    'opacity=".7"',
  ) +
  line('M-62 28C-30 66 40 62 66 20', main, 7) +
  path(
    'M-54-40A66 66 0 0 1 0-70',
    'none',
    'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"',
  );
