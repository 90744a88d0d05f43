import type { Palette } from './palettes';

const stop = (offset: number, color: string) => `<stop offset="${offset}" stop-color="${color}"/>`;

/** Paints shared by all pictures; ids are local to one document. */
export function paints({ deep, ground, glow, light, main, dark }: Palette): string {
  return (
    `<defs><linearGradient id="b" x1="0" y1="0" x2=".4" y2="1">${stop(0, ground)}${stop(1, deep)}</linearGradient>` +
    `<radialGradient id="w" cx=".5" cy=".46" r=".6"><stop offset="0" stop-color="${glow}" stop-opacity=".85"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="m" x1=".2" y1="0" x2=".7" y2="1">${stop(0, light)}${stop(0.45, main)}${stop(1, dark)}</linearGradient>` +
    `<linearGradient id="g" x1=".1" y1="0" x2=".8" y2="1">${stop(0, '#fff6c9')}${stop(0.4, '#fcc419')}${stop(0.75, '#e67700')}${stop(1, '#ffe066')}</linearGradient>` +
    '<radialGradient id="s" cx=".34" cy=".28" r=".9"><stop offset=".1" stop-color="#fff" stop-opacity=".55"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></radialGradient>' +
    `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}" stop-opacity="0"/><stop offset=".75" stop-color="${deep}" stop-opacity=".92"/></linearGradient></defs>`
  );
}

/** A whole picture, with its words for a reader that cannot see it. */
export function picture(width: number, height: number, title: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" ` +
    `font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',sans-serif"><title>${title}</title>${content.replace(/ +\/>/g, '/>')}</svg>`
  );
}
