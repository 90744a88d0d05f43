import type { Motif } from '../draw';
import { around, circle, ellipse, group, line, mirrored, paint, path } from '../draw';

const eyes = (x: number, y: number, iris: string, r = 12) =>
  mirrored(
    circle(x, y, r, '#fff') +
      circle(x - 1, y + 1, r * 0.62, iris) +
      circle(x - 1, y + 1, r * 0.3, '#140a05') +
      circle(x + 2, y - 3, r * 0.24, '#fff'),
  );

export const tiger: Motif = ({ light, accent }) =>
  mirrored(circle(60, -62, 27, '#f08c00') + circle(60, -62, 14, '#ffd8a8')) +
  path(
    'M0-88C64-88 92-44 90 4 88 60 46 92 0 92S-88 60-90 4C-92-44-64-88 0-88Z',
    '#ff9f1c',
    `stroke="${light}" stroke-width="4"`,
  ) +
  mirrored(
    path('M90-6 54 4 88 14ZM86 30 50 30 78 48ZM72-52 44-36 62-62ZM22-86 14-52 34-82Z', '#3b1d0a'),
  ) +
  path('M-7-88 0-48 7-88Z', '#3b1d0a') +
  path('M0 22C36 14 54 34 44 60 34 84 14 84 0 84S-34 84-44 60C-54 34-36 14 0 22Z', '#fff4e0') +
  eyes(36, -12, accent, 15) +
  path('M-18 24H18L0 44Z', '#d6336c') +
  line('M0 44V56M0 56Q-16 70-28 58M0 56Q16 70 28 58', '#3b1d0a', 5);

export const fox: Motif = ({ light, accent }) =>
  mirrored(
    path(
      'M16-52 84-98 78-4Z',
      '#e8590c',
      `stroke="${light}" stroke-width="4" stroke-linejoin="round"`,
    ) + path('M38-54 72-78 68-28Z', '#3b1d14'),
  ) +
  path(
    'M-78-8C-64-66 64-66 78-8L94 16 0 94-94 16Z',
    '#ff7b1c',
    `stroke="${light}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  mirrored(path('M0 94 94 16C58 10 22 18 0 52Z', '#fff7ee')) +
  eyes(38, 2, accent, 13) +
  ellipse(0, 82, 13, 10, '#20110b');

export const owl: Motif = ({ light, main, dark, accent }) =>
  path(
    'M-80-84-30-62H30L80-84C94-10 88 92 0 94-88 92-94-10-80-84Z',
    paint.subject,
    `stroke="${light}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  mirrored(
    circle(36, -18, 36, light) +
      circle(36, -18, 28, dark, 'opacity=".25"') +
      circle(36, -18, 20, accent) +
      circle(36, -18, 11, '#160b05') +
      circle(41, -24, 4, '#fff'),
  ) +
  path('M-13-4H13L0 24Z', '#ff922b') +
  [40, 58, 76]
    .map((y, row) =>
      Array.from({ length: 4 - row }, (_, at) =>
        path(
          `M${(at - (3 - row) / 2) * 26 - 12} ${y}q12 16 24 0`,
          'none',
          `stroke="${main}" stroke-width="6" stroke-linecap="round"`,
        ),
      ).join(''),
    )
    .join('');

export const panda: Motif = ({ light, accent }) =>
  mirrored(circle(64, -62, 30, '#212529')) +
  path(
    'M0-84C62-84 94-42 92 8 90 62 46 90 0 90S-90 62-92 8C-94-42-62-84 0-84Z',
    '#fff',
    `stroke="${light}" stroke-width="4"`,
  ) +
  mirrored(ellipse(40, 0, 24, 30, '#212529', 'transform="rotate(-24 40 0)"')) +
  eyes(37, -2, '#7a5230', 11) +
  ellipse(0, 34, 15, 10, '#212529') +
  line('M0 44V52M-20 54Q-10 66 0 52 10 66 20 54', '#212529', 5) +
  mirrored(circle(66, 40, 12, '#ff8fab', 'opacity=".65"')) +
  path('M0-104C22-108 34-92 26-80 8-78-2-88 0-104Z', accent);

export const dragon: Motif = ({ light, dark, accent }) =>
  mirrored(
    path(
      'M30-58C44-92 78-98 96-92 78-80 74-56 64-36Z',
      paint.gold,
      `stroke="${light}" stroke-width="3"`,
    ) + path('M62-22 100-26 76 2 98 20 66 26 78 54 44 46Z', accent),
  ) +
  path(
    'M0-78C46-78 72-44 70-6 68 22 56 34 50 58 40 88 20 94 0 94S-40 88-50 58C-56 34-68 22-70-6-72-44-46-78 0-78Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  path('M0-78 14-40 0-8-14-40Z', accent) +
  mirrored(
    path('M14-2C26-24 52-26 62-12 50 2 30 8 14-2Z', '#fff') +
      circle(38, -8, 9, dark) +
      circle(17, 52, 7, dark) +
      path('M22 74 32 96 40 70Z', '#fff'),
  ) +
  line('M-44 62Q0 86 44 62', dark, 6) +
  mirrored(line('M34 50C70 48 84 72 98 66', paint.gold, 6));

export const bull: Motif = ({ light, dark, accent }) =>
  mirrored(
    path(
      'M36-46C70-50 88-66 86-98 108-62 94-14 50-16Z',
      '#fff3d6',
      `stroke="${dark}" stroke-width="3"`,
    ) + path('M56-14 96-2 60 20Z', dark),
  ) +
  path(
    'M-56-58H56C72-10 52 20 42 46 36 78 22 92 0 92S-36 78-42 46C-52 20-72-10-56-58Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  ellipse(0, 62, 42, 28, light, 'opacity=".85"') +
  mirrored(ellipse(17, 58, 7, 10, dark)) +
  eyes(32, -8, accent, 11) +
  path('M-22-58 0-26 22-58Z', dark, 'opacity=".45"') +
  circle(0, 90, 13, 'none', 'stroke="url(#g)" stroke-width="7"');

export const peacock: Motif = ({ light, dark, accent }) =>
  group(
    'translate(0 40)',
    [-72, -48, -24, 0, 24, 48, 72]
      .map((turn) =>
        group(
          `rotate(${turn})`,
          path(
            'M0 0C-22-46-26-92 0-124 26-92 22-46 0 0Z',
            '#0ca678',
            'stroke="#c3fae8" stroke-width="2"',
          ) +
            ellipse(0, -92, 14, 20, accent) +
            ellipse(0, -90, 8, 12, '#1c3faa'),
        ),
      )
      .join(''),
  ) +
  path(
    'M-26 92C-34 50-20 30-12 2-16-34 16-36 14-4 20 30 36 52 26 92Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  circle(0, -12, 5, dark) +
  path('M-6-2 0 12 6-2Z', '#ff922b') +
  around(3, (at) => circle((at - 1) * 9, -46, 4, light));

export const wolf: Motif = ({ light, accent }) =>
  mirrored(
    path(
      'M14-50 62-98 78-18Z',
      '#5c677d',
      `stroke="${light}" stroke-width="4" stroke-linejoin="round"`,
    ) + path('M36-52 58-74 64-30Z', '#33415c'),
  ) +
  path(
    'M0-64C50-64 84-30 96 30L66 30 70 58 44 54 0 98-44 54-70 58-66 30-96 30C-84-30-50-64 0-64Z',
    '#7d8597',
    `stroke="${light}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  path('M0-20 26 20 44 54 0 98-44 54-26 20Z', '#f1f3f5') +
  mirrored(path('M18-4 56-14 46 12Z', accent) + circle(38, -3, 6, '#14213d')) +
  path('M-16 48H16L0 68Z', '#14213d') +
  path('M0-64 10-30 0-16-10-30Z', '#33415c');
