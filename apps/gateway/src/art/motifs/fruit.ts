import type { Motif } from '../draw';
import { around, circle, ellipse, group, line, paint, path, rect } from '../draw';

export const cherries: Motif = ({ dark }) =>
  line('M-42 30C-36-20 0-60 44-84M46 40C54 0 54-50 44-84', '#2f9e44', 8) +
  path(
    'M44-84C10-106-36-96-52-66-16-54 26-58 44-84Z',
    '#51cf66',
    'stroke="#d3f9d8" stroke-width="3"',
  ) +
  [
    [-46, 46],
    [46, 54],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y + 3, 43, dark) +
        circle(x, y, 42, '#f03e3e', 'stroke="#ffc9c9" stroke-width="3"') +
        ellipse(
          x - 14,
          y - 16,
          13,
          8,
          '#fff',
          `opacity=".8" transform="rotate(-32 ${x - 14} ${y - 16})"`,
        ),
    )
    .join('');

export const melon: Motif = ({ light }) =>
  path(
    'M-96-30A98 98 0 0 0 96-30Z',
    '#2b8a3e',
    `stroke="${light}" stroke-width="3" transform="translate(0 18)"`,
  ) +
  path('M-84-14A86 86 0 0 0 84-14Z', '#d8f5a2') +
  path('M-76-14A78 78 0 0 0 76-14Z', '#fa5252') +
  [-46, -16, 16, 46].map((x) => path(`M${x} 4q6 8 0 15-6-7 0-15z`, '#2b1a12')).join('') +
  [-26, 2, 28].map((x) => path(`M${x} 30q6 8 0 15-6-7 0-15z`, '#2b1a12')).join('') +
  line('M-60-2C-50 24-34 42-14 50', '#fff', 6, 'opacity=".5"');

export const orange: Motif = ({ light }) =>
  circle(0, 8, 84, '#ff922b', `stroke="${light}" stroke-width="4"`) +
  circle(0, 8, 70, '#ffe8cc') +
  around(8, () =>
    group('translate(0 8)', path('M-4-12-20-54Q0-72 20-54L4-12Q0-8-4-12Z', '#ff922b')),
  ) +
  path(
    'M0-74C10-104 50-108 70-92 56-70 26-62 0-74Z',
    '#69db7c',
    'stroke="#ebfbee" stroke-width="3"',
  ) +
  path(
    'M-62-28A72 72 0 0 1-22-58',
    'none',
    'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"',
  );

export const bell: Motif = ({ light, dark, accent }) =>
  circle(0, -78, 16, 'none', 'stroke="url(#g)" stroke-width="10"') +
  circle(0, 74, 20, accent, `stroke="${light}" stroke-width="3"`) +
  path(
    'M-86 62C-56 30-70-66 0-70 70-66 56 30 86 62Q0 84-86 62Z',
    paint.gold,
    `stroke="${light}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  path('M-70 48Q0 66 70 48', 'none', `stroke="${dark}" stroke-width="6" opacity=".5"`) +
  path(
    'M-44 34C-38-4-40-38-16-50',
    'none',
    'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".75"',
  );

export const bar: Motif = ({ light, dark, accent }) =>
  [-58, 0, 58]
    .map((y, index) =>
      group(
        `translate(0 ${y}) rotate(${index === 1 ? 0 : -3})`,
        rect(-88, -22, 176, 46, 14, dark) +
          rect(
            -88,
            -26,
            176,
            46,
            14,
            index === 1 ? accent : paint.subject,
            `stroke="${light}" stroke-width="4"`,
          ) +
          [-44, 0, 44]
            .map((x) =>
              path(`M${x} -18 ${x + 15} -3 ${x} 12 ${x - 15} -3Z`, '#fff', 'opacity=".9"'),
            )
            .join('') +
          rect(-76, -21, 152, 8, 4, '#fff', 'opacity=".4"'),
      ),
    )
    .join('');

export const candy: Motif = ({ light, dark, accent }) =>
  path(
    'M-52-14-100-52Q-96-6-98 44L-52 14ZM52-14 100-52Q96-6 98 44L52 14Z',
    accent,
    `stroke="${light}" stroke-width="3" stroke-linejoin="round"`,
  ) +
  circle(0, 0, 62, paint.subject, `stroke="${light}" stroke-width="4"`) +
  around(6, () => path('M0 0C10-20 6-44-10-60L14-60C26-40 20-16 0 0Z', '#fff', 'opacity=".75"')) +
  circle(0, 0, 62, 'none', `stroke="${dark}" stroke-width="4" opacity=".4"`) +
  ellipse(-24, -32, 14, 8, '#fff', 'opacity=".9" transform="rotate(-36 -24 -32)"');

export const grapes: Motif = ({ light }) =>
  path(
    'M4-58C-6-98 40-104 74-92 70-62 40-44 4-58Z',
    '#69db7c',
    `stroke="${light}" stroke-width="3"`,
  ) +
  line('M0-60Q-8-84-26-94', '#8a5a2b', 9) +
  [
    [-48, -34],
    [0, -40],
    [48, -34],
    [-26, 6],
    [26, 6],
    [-2, 44],
    [2, 78],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        circle(x, y, index === 6 ? 20 : 27, '#9c5cf5', 'stroke="#e5dbff" stroke-width="3"') +
        circle(x - 9, y - 9, 7, '#fff', 'opacity=".75"'),
    )
    .join('');
