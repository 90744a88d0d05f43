// One decimal is finer than a pixel at any size shown, and keeps files small.
export const n = (value: number) => String(Math.round(value * 10) / 10);

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

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

/** Corners of a star (or, with equal radii, a polygon) as a path. */
export function star(points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((turn + (180 / points) * index) * Math.PI) / 180;
    const radius = index % 2 === 0 ? outer : inner;
    return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}

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
