import type { Motif } from '../draw';
import { around, circle, ellipse, group, line, mirrored, paint, path, rect, star } from '../draw';

export const temple: Motif = ({ light, dark, accent }) =>
  rect(-96, 70, 192, 20, 4, paint.gold) +
  rect(-82, 54, 164, 18, 3, dark) +
  [-64, -22, 20]
    .map((x) => rect(x, -18, 22, 74, 4, paint.subject, `stroke="${light}" stroke-width="2"`))
    .join('') +
  rect(48, -18, 22, 74, 4, paint.subject, `stroke="${light}" stroke-width="2"`) +
  rect(-84, -34, 168, 18, 3, paint.gold) +
  path(
    'M0-94 96-34H-96Z',
    paint.subject,
    `stroke="${light}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  circle(0, -56, 14, accent, 'stroke="#fff" stroke-width="3"');

export const pyramid: Motif = ({ light, dark, accent }) =>
  circle(0, -40, 54, accent, 'opacity=".5"') +
  path(
    'M0-90 98 80H-98Z',
    paint.subject,
    `stroke="${light}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  path('M0-90 98 80H26Z', dark, 'opacity=".55"') +
  line('M-38-22H20M-62 20H34M-82 56H40', dark, 4, 'opacity=".4"') +
  path('M-34 4Q-8-24 18 4-8 30-34 4Z', '#fff') +
  circle(-8, 3, 10, dark);

export const lantern: Motif = ({ light, accent }) =>
  line('M0-98V-70M0 66V98M-12 72V94M12 72V94', accent, 6) +
  rect(-34, -76, 68, 16, 6, paint.gold) +
  rect(-34, 54, 68, 16, 6, paint.gold) +
  ellipse(0, -2, 84, 60, '#e03131', `stroke="${light}" stroke-width="4"`) +
  ellipse(0, -2, 52, 60, 'none', 'stroke="#ffc078" stroke-width="4"') +
  ellipse(0, -2, 20, 60, 'none', 'stroke="#ffc078" stroke-width="4"') +
  path('M0-30 26-2 0 26-26-2Z', paint.gold) +
  ellipse(-48, -24, 10, 16, '#fff', 'opacity=".45" transform="rotate(24 -48 -24)"');

export const key: Motif = ({ light, accent }) =>
  group(
    'rotate(-40)',
    circle(0, -52, 42, paint.gold, `stroke="${light}" stroke-width="4"`) +
      circle(0, -52, 20, accent, `stroke="${light}" stroke-width="4"`) +
      path(
        'M-11-14H11V94H-11ZM11 48H46V66H30V78H11Z',
        paint.gold,
        `stroke="${light}" stroke-width="4" stroke-linejoin="round"`,
      ),
  );

export const mask: Motif = ({ light, dark, accent }) =>
  mirrored(
    path(
      'M6-52C8-92 30-104 48-92 40-78 30-66 24-48ZM34-46C46-86 70-92 84-78 70-68 58-56 52-40Z',
      accent,
    ),
  ) +
  path(
    'M0-48C60-66 104-40 96 6 90 42 52 62 24 44 10 34-10 34-24 44-52 62-90 42-96 6-104-40-60-66 0-48Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  mirrored(
    path('M18 2C34-24 66-22 76-4 66 22 34 24 18 2Z', dark) +
      line('M40 44Q60 70 56 94', paint.gold, 4),
  ) +
  path('M0-40 12-22 0-4-12-22Z', paint.gold, 'stroke="#fff" stroke-width="3"');

export const ship: Motif = ({ light, dark, accent }) =>
  line('M-4-92V40', dark, 9) +
  path('M4-86C60-74 80-20 62 22L4 28Z', light) +
  path('M4-86C30-60 38-16 30 24L4 28Z', paint.subject) +
  path('M-12-66C-50-40-66-8-70 24L-12 28Z', accent) +
  path(
    'M-96 38H96C84 76 60 92 28 92H-36C-64 92-84 76-96 38Z',
    '#7a4a1e',
    'stroke="#ffd8a8" stroke-width="4"',
  ) +
  [-48, -8, 32].map((x) => circle(x, 62, 9, paint.gold)).join('') +
  path('M-4-98 34-88-4-76Z', '#f03e3e');

export const potion: Motif = ({ light, accent, main }) =>
  rect(-24, -96, 48, 22, 7, '#a9714b') +
  path(
    'M-20-76H20V-34C66-18 84 24 72 58 62 86 36 92 0 92S-62 86-72 58C-84 24-66-18-20-34Z',
    '#ffffff',
    'opacity=".3" stroke="#fff" stroke-width="5"',
  ) +
  path('M-66 14Q-30-4 0 14T66 14C76 44 68 84 0 84S-76 44-66 14Z', paint.subject) +
  [
    [-26, 46, 10],
    [18, 56, 14],
    [34, 28, 7],
    [-4, 30, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, light, 'opacity=".7"'))
    .join('') +
  circle(4, -52, 7, main) +
  line('M-54 24C-58 0-40-14-26-22', '#fff', 7, 'opacity=".8"') +
  group('translate(62 -62)', path(star(4, 30, 7), accent));

export const book: Motif = ({ light, dark, accent }) =>
  path('M-96-62Q-48-84 0-58 48-84 96-62V72Q48 50 0 76-48 50-96 72Z', dark) +
  path('M-88-66Q-44-84 0-60V66Q-44 44-88 62Z', '#fff7e0') +
  path('M88-66Q44-84 0-60V66Q44 44 88 62Z', '#ffe9bd') +
  line('M-72-40Q-44-50-18-38M-72-18Q-44-28-18-16M-72 4Q-44-6-18 6', '#b08d57', 5, 'opacity=".7"') +
  group(
    'translate(46 -6)',
    path(star(6, 34, 16), paint.subject, `stroke="${accent}" stroke-width="4"`),
  ) +
  path('M-8-60H8V88L0 78-8 88Z', accent, `stroke="${light}" stroke-width="2"`);

export const rocket: Motif = ({ light, accent, dark }) =>
  group(
    'rotate(38)',
    path('M-24 58Q0 118 24 58Z', '#ff922b') +
      path('M-12 58Q0 92 12 58Z', '#fff3bf') +
      mirrored(path('M26 12 62 58 26 56Z', accent)) +
      path(
        'M0-98C40-66 42 10 28 60H-28C-42 10-40-66 0-98Z',
        paint.subject,
        `stroke="${light}" stroke-width="4"`,
      ) +
      circle(0, -26, 19, dark, 'stroke="#fff" stroke-width="6"') +
      circle(-5, -31, 6, '#fff', 'opacity=".8"'),
  ) +
  group('translate(-66 -56) scale(.7)', path(star(4, 30, 8), '#fff')) +
  circle(76, -4, 5, light);

export const shield: Motif = ({ light, dark, accent }) =>
  path(
    'M0-94Q48-74 86-72C90 10 66 66 0 96-66 66-90 10-86-72Q-48-74 0-94Z',
    paint.gold,
    `stroke="${light}" stroke-width="4"`,
  ) +
  path('M0-72Q38-58 66-56C68 6 50 48 0 72-50 48-68 6-66-56Q-38-58 0-72Z', paint.subject) +
  path('M0-72Q38-58 66-56C68 6 50 48 0 72Z', dark, 'opacity=".35"') +
  path(star(5, 42, 19), '#fff') +
  circle(0, 0, 11, accent);

export const swords: Motif = ({ light, dark, accent }) =>
  [45, -45]
    .map((turn) =>
      group(
        `rotate(${turn})`,
        path('M-9 44V-74L0-98 9-74V44Z', light, `stroke="${dark}" stroke-width="3"`) +
          path('M0 44V-92L7-74V44Z', dark, 'opacity=".3"') +
          rect(-30, 40, 60, 14, 6, paint.gold) +
          rect(-7, 52, 14, 32, 5, '#7a4a1e') +
          circle(0, 90, 10, accent),
      ),
    )
    .join('');

export const chest: Motif = ({ light, dark, accent }) =>
  path('M-80-12C-80-72 80-72 80-12Z', '#7a4a1e', 'stroke="#ffd8a8" stroke-width="4"') +
  [-52, -22, 10, 40]
    .map((x, at) =>
      circle(x + 6, -6 - (at % 2) * 14, 20, paint.gold, `stroke="${light}" stroke-width="3"`),
    )
    .join('') +
  path('M-6-20 10-42 26-20 10 4Z', accent, 'stroke="#fff" stroke-width="2"') +
  rect(-88, 2, 176, 82, 10, '#8d5524', 'stroke="#ffd8a8" stroke-width="4"') +
  [-60, 44].map((x) => rect(x, 2, 18, 82, 2, paint.gold)).join('') +
  rect(-20, -4, 40, 46, 8, paint.gold, `stroke="${dark}" stroke-width="3"`) +
  circle(0, 14, 7, dark) +
  rect(-3, 16, 6, 14, 2, dark);

export const wheel: Motif = ({ light, dark, accent, main }) =>
  circle(0, 0, 94, paint.gold, `stroke="${light}" stroke-width="3"`) +
  around(8, (at) =>
    path('M0 0-30.6-73.9A80 80 0 0 1 30.6-73.9Z', [accent, '#fff4d6', main, dark][at % 4] ?? main),
  ) +
  around(16, () => circle(0, -87, 4, '#fff')) +
  circle(0, 0, 22, paint.gold, 'stroke="#fff" stroke-width="4"') +
  path('M-15-104H15L0-66Z', '#e03131', 'stroke="#fff" stroke-width="3"');
