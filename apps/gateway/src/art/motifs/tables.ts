import type { Motif } from '../draw';
import { around, circle, ellipse, group, line, paint, path, rect } from '../draw';

export const suits = {
  spade:
    'M0-30C10-12 28-2 26 12 24 24 10 24 5 16 5 24 8 28 12 32H-12C-8 28-5 24-5 16-10 24-24 24-26 12-28-2-10-12 0-30Z',
  heart: 'M0 30C-12 14-30 4-28-12-26-28-6-28 0-14 6-28 26-28 28-12 30 4 12 14 0 30Z',
  diamond: 'M0-32 24 0 0 32-24 0Z',
  club: 'M0-30A13 13 0 0 1 12-10 13 13 0 1 1 6 14Q6 26 12 32H-12Q-6 26-6 14A13 13 0 1 1-12-10 13 13 0 0 1 0-30Z',
} as const;

const card = (turn: number, x: number, suit: keyof typeof suits) => {
  const ink = suit === 'heart' || suit === 'diamond' ? '#e03131' : '#1c1f2b';
  return group(
    `translate(${x} 6) rotate(${turn})`,
    rect(-40, -66, 84, 126, 11, '#000', 'opacity=".25"') +
      rect(-44, -70, 84, 126, 11, '#fff', 'stroke="#dfe3ea" stroke-width="2"') +
      group('translate(-2 -4)', path(suits[suit], ink)) +
      group('translate(-27 -50) scale(.4)', path(suits[suit], ink)) +
      group('translate(23 37) scale(-.4)', path(suits[suit], ink)),
  );
};

export const cards: Motif = (_palette, seed) => {
  const order =
    seed % 2 === 0
      ? (['spade', 'heart', 'club'] as const)
      : (['diamond', 'spade', 'heart'] as const);
  return card(-20, -44, order[0]) + card(18, 46, order[2]) + card(0, 0, order[1]);
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

export const dice: Motif = (_palette, seed) =>
  die(-38, 24, -16, (seed % 6) + 1) +
  die(44, -4, 14, ((seed >>> 3) % 6) + 1) +
  die(-20, -58, 8, ((seed >>> 6) % 6) + 1);

export const chips: Motif = ({ accent, main, dark }) =>
  [
    [-46, 44, '#e03131'],
    [46, 50, '#1c7ed6'],
    [0, -22, ''],
  ]
    .map(([x, y, tone]) => {
      const fill = tone === '' ? accent : String(tone);
      return group(
        `translate(${x} ${y})`,
        circle(0, 7, 52, '#000', 'opacity=".3"') +
          circle(0, 0, 52, fill, 'stroke="#fff" stroke-width="3"') +
          circle(0, 0, 44, 'none', 'stroke="#fff" stroke-width="13" stroke-dasharray="15 19.6"') +
          circle(0, 0, 33, '#fff', 'opacity=".92"') +
          circle(0, 0, 27, fill) +
          group('scale(.62)', path(suits.spade, '#fff')),
      );
    })
    .join('') +
  circle(80, -70, 8, main) +
  circle(-78, -44, 6, dark);

export const roulette: Motif = ({ light }) =>
  circle(0, 4, 98, '#3a1d0a') +
  circle(0, 0, 96, '#7a4420', `stroke="${light}" stroke-width="3"`) +
  around(18, (at) =>
    path('M0 0-14-79A80 80 0 0 1 14-79Z', at === 0 ? '#2f9e44' : at % 2 ? '#1b1d22' : '#d6232f'),
  ) +
  circle(0, 0, 80, 'none', 'stroke="url(#g)" stroke-width="4"') +
  circle(0, 0, 52, paint.gold) +
  circle(0, 0, 46, '#6b3a18') +
  around(4, () => line('M0-8V-38', paint.gold, 8) + circle(0, -40, 6, light)) +
  circle(0, 0, 14, paint.gold, 'stroke="#fff" stroke-width="3"') +
  circle(44, -48, 9, '#fff');

export const mahjong: Motif = ({ accent }) =>
  [
    [-50, 10, -12, 0],
    [0, -12, 0, 1],
    [52, 12, 12, 2],
  ]
    .map(([x = 0, y = 0, turn = 0, kind = 0]) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        rect(-36, -48, 72, 108, 12, '#1f8a4c') +
          rect(-36, -56, 72, 102, 12, '#fffdf3', 'stroke="#e6dfc4" stroke-width="3"') +
          (kind === 1
            ? path('M0-36 18-6 0 24-18-6Z', accent) + circle(0, -6, 8, '#c92a2a')
            : kind === 0
              ? [
                  [-14, -30],
                  [14, -30],
                  [0, -6],
                  [-14, 20],
                  [14, 20],
                ]
                  .map(
                    ([px = 0, py = 0]) => circle(px, py, 9, '#1971c2') + circle(px, py, 4, '#fff'),
                  )
                  .join('')
              : [-16, 0, 16]
                  .map(
                    (px) =>
                      rect(px - 5, -38, 10, 26, 4, '#2f9e44') +
                      rect(px - 5, -4, 10, 26, 4, px === 0 ? '#c92a2a' : '#2f9e44'),
                  )
                  .join('')),
      ),
    )
    .join('');

export const domino: Motif = ({ light }) =>
  [
    [-34, -24],
    [40, 16],
  ]
    .map(([x = 0, turn = 0], at) =>
      group(
        `translate(${x} 0) rotate(${turn})`,
        rect(-34, -74, 76, 156, 14, '#000', 'opacity=".3"') +
          rect(-38, -80, 76, 156, 14, '#20242e', `stroke="${light}" stroke-width="3"`) +
          line('M-26-2H26', light, 4) +
          group(
            'translate(0 -42)',
            (pips[at === 0 ? 5 : 3] ?? []).map(([px, py]) => circle(px, py, 7, '#fff')).join(''),
          ) +
          group(
            'translate(0 38)',
            (pips[at === 0 ? 2 : 6] ?? []).map(([px, py]) => circle(px, py, 7, '#fff')).join(''),
          ),
      ),
    )
    .join('');

export const dealer: Motif = ({ accent, light }) =>
  ellipse(0, 70, 98, 26, '#0b6b3a', `stroke="${light}" stroke-width="4"`) +
  ellipse(0, 64, 78, 15, 'none', 'stroke="#fff" stroke-width="2" opacity=".5"') +
  path('M-58 62C-58 8-28-4 0-4S58 8 58 62Q0 78-58 62Z', '#1c1f2b') +
  path('M-14 0 0 22 14 0 0-6Z', '#fff') +
  path('M-16 12 0 18 16 12 16 26 0 20-16 26Z', accent) +
  path(
    'M-44-40C-50-104 50-104 44-40 52-10 44 4 34 8 30-20-30-20-34 8-44 4-52-10-44-40Z',
    '#3a2218',
  ) +
  circle(0, -42, 33, '#ffd9b8') +
  path('M-34-46C-30-84 30-84 34-46 16-52 6-62 0-70-8-58-20-50-34-46Z', '#3a2218') +
  line('M-9-28Q0-20 9-28', '#c2255c', 5) +
  circle(-12, -42, 4, '#2b1a12') +
  circle(12, -42, 4, '#2b1a12') +
  group('translate(-52 62) rotate(-14) scale(.42)', card(0, 0, 'heart')) +
  group('translate(52 62) rotate(14) scale(.42)', card(0, 0, 'spade'));
