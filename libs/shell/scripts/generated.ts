import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const art = join(import.meta.dirname, '../src/home/art');

/** One picture as a layer of the stack, its own ids kept apart from those of the others. */
function layer(file: string): string {
  const name = basename(file, '.svg');
  const text = readFileSync(join(art, file), 'utf8').trim();
  return text
    .replace(/<svg xmlns="[^"]*"/, `<svg id="${name}"`)
    .replace(/\bid="([a-z]\w*)"/g, `id="${name}-$1"`)
    .replace(/url\(#(\w+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#(\w+)"/g, `href="#${name}-$1"`);
}

/** All category pictures in one file, so that home asks for them once; the fragment picks one. */
export function generated(): Record<string, string> {
  const files = readdirSync(art).filter((file) => file.endsWith('.svg'));
  const style = '<style>svg>svg{display:none}svg>svg:target{display:inline}</style>';
  const stack = `<svg xmlns="http://www.w3.org/2000/svg">${style}${files.sort().map(layer).join('')}</svg>\n`;
  return { 'libs/shell/src/home/categoryArt.svg': stack };
}
