/** Colours of one picture: two of the ground, a glow, three of the subject, and an accent. */
export interface Palette {
  readonly deep: string;
  readonly ground: string;
  readonly glow: string;
  readonly light: string;
  readonly main: string;
  readonly dark: string;
  readonly accent: string;
}

/** A subject drawn around (0, 0) within a radius of 100; `seed` varies details. */
export type Motif = (palette: Palette, seed: number) => string;

// Two decimals are finer than a pixel at any size shown, and keep files small.
export const n = (value: number) => String(Math.round(value * 10) / 10);

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  more = '',
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(r)}" fill="${fill}" ${more}/>`;

export const group = (transform: string, content: string, more = '') =>
  `<g transform="${transform}" ${more}>${content}</g>`;

/** Same drawing on both sides of the vertical axis. */
export const mirrored = (content: string) => content + group('scale(-1 1)', content);

/** The drawing repeated `count` times around the centre. */
export function around(count: number, content: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) =>
    group(`rotate(${n((360 / count) * index)})`, content(index)),
  ).join('');
}

/** Corners of a star (or, with equal radii, a polygon) as a path. */
export function star(points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((turn + (180 / points) * index) * Math.PI) / 180;
    const radius = index % 2 === 0 ? outer : inner;
    return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Paints that every picture defines: subject, gold, and light from above. */
export const paint = { subject: 'url(#m)', gold: 'url(#g)', shine: 'url(#s)' } as const;

export const lettering = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  more = '',
) =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="${fill}" ${more}>${escapeXml(text)}</text>`;

export function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
