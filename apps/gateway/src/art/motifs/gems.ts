import type { Motif } from '../draw';
import { around, circle, group, line, mirrored, paint, path, star } from '../draw';

export const gem: Motif = ({ light, main, dark }) =>
  path('M-46-70H46L90-18 0 86-90-18Z', paint.subject, `stroke="${light}" stroke-width="4"`) +
  path('M-46-70-26-18H-90Z', light, 'opacity=".55"') +
  path('M-46-70H46L26-18H-26Z', light, 'opacity=".35"') +
  path('M46-70 90-18H26Z', main) +
  path('M-26-18H26L0 86Z', dark, 'opacity=".35"') +
  path('M26-18H90L0 86Z', dark, 'opacity=".6"') +
  path('M-60-30l8-16 8 16-8 16z', '#fff', 'opacity=".9"');

export const sunburst: Motif = ({ light, main, dark }) =>
  around(12, (index) => path('M-12-58 0-98 12-58Z', index % 2 ? main : light)) +
  circle(0, 0, 60, paint.subject, `stroke="${light}" stroke-width="5"`) +
  mirrored(circle(22, -8, 7, dark)) +
  line('M-24 16Q0 40 24 16', dark, 7) +
  mirrored(circle(40, 12, 9, '#ff7a5c', 'opacity=".6"'));

export const moon: Motif = ({ light, accent }) =>
  path(
    'M34-88A92 92 0 1 0 88 34 74 74 0 0 1 34-88Z',
    paint.subject,
    `stroke="${light}" stroke-width="4"`,
  ) +
  circle(-36, 4, 12, light, 'opacity=".45"') +
  circle(-6, 50, 16, light, 'opacity=".4"') +
  circle(-48, 44, 7, light, 'opacity=".4"') +
  group('translate(48 -34)', path(star(5, 32, 14), accent)) +
  group('translate(82 -74) scale(.5)', path(star(4, 30, 8), '#fff'));

export const starry: Motif = ({ light, dark }) =>
  path(star(5, 98, 46), dark, 'transform="translate(0 8)"') +
  path(
    star(5, 98, 46),
    paint.subject,
    `stroke="${light}" stroke-width="5" stroke-linejoin="round"`,
  ) +
  path('M0-98 0 0 42-38ZM93-30 0 0 44 14ZM58 79 0 0 0 46Z', '#fff', 'opacity=".35"') +
  path('M-93-30 0 0-44 14Z', '#000', 'opacity=".12"');

export const crown: Motif = ({ accent, light, dark }) =>
  path(
    'M-88 48-98-42-48 2 0-76 48 2 98-42 88 48Z',
    paint.gold,
    `stroke="${light}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  path('M-88 44H88V74Q0 92-88 74Z', paint.gold, `stroke="${light}" stroke-width="4"`) +
  path('M-88 44H88', 'none', `stroke="${dark}" stroke-width="5" opacity=".5"`) +
  [-98, 0, 98]
    .map((x) => circle(x, x === 0 ? -80 : -46, 13, accent, 'stroke="#fff" stroke-width="3"'))
    .join('') +
  [-52, 52].map((x) => circle(x, 62, 9, '#fff', 'opacity=".85"')).join('') +
  path('M0 44 15 62 0 80-15 62Z', accent, 'stroke="#fff" stroke-width="3"');

export const coin: Motif = ({ light, dark }) =>
  circle(0, 6, 92, dark) +
  circle(0, 0, 92, paint.gold, `stroke="${light}" stroke-width="4"`) +
  circle(
    0,
    0,
    72,
    'none',
    `stroke="${dark}" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"`,
  ) +
  path(star(5, 52, 24), paint.subject, `stroke="${light}" stroke-width="3"`) +
  path(
    'M-70-46A84 84 0 0 1 10-83',
    'none',
    'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"',
  );

export const ring: Motif = ({ light, accent, main }) =>
  circle(0, 26, 60, 'none', 'stroke="url(#g)" stroke-width="20"') +
  circle(0, 26, 70, 'none', `stroke="${light}" stroke-width="3" opacity=".8"`) +
  path('M-34-84H34L54-56 0-8-54-56Z', accent, 'stroke="#fff" stroke-width="4"') +
  path(
    'M-34-84-16-56 0-84 16-56 34-84M-54-56H54M-16-56 0-8 16-56',
    'none',
    'stroke="#fff" stroke-width="3" opacity=".7"',
  ) +
  circle(-70, -70, 6, main);

export const seven: Motif = ({ light, dark, accent }) =>
  path('M-70-86H78V-44L18 92H-42L20-38H-38L-70-20Z', dark, 'transform="translate(6 8)"') +
  path(
    'M-70-86H78V-44L18 92H-42L20-38H-38L-70-20Z',
    paint.subject,
    `stroke="${light}" stroke-width="6" stroke-linejoin="round"`,
  ) +
  path('M-58-74H66V-62H-58Z', '#fff', 'opacity=".6"') +
  group('translate(-62 48)', path(star(4, 34, 8), accent)) +
  group('translate(74 20) scale(.6)', path(star(4, 34, 8), '#fff'));
