import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetFiles, iconFiles } from '../assets/files';
import type { Problem } from './problem';

/** A picture that runs code or fetches from elsewhere would break the page's security policy. */
const forbidden = /<script|\son\w+=|<foreignObject|(?:href|src)\s*=\s*["'](?!#|data:image\/)/i;

function svgProblem(text: string): string | undefined {
  if (!/^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(text)) return 'this is not an SVG picture';
  if (!/viewBox=/.test(text)) return 'this SVG has no viewBox, so it cannot be scaled';
  const found = forbidden.exec(text);
  return found ? `this SVG holds "${found[0].trim()}", which a page must not load` : undefined;
}

function pngProblem(bytes: Buffer, size: number): string | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG')
    return 'this is not a PNG picture';
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width === size && height === size) return undefined;
  return `this picture is ${width}×${height}, must be ${size}×${size}`;
}

/** Missing, broken or unsafe pictures of a merchant. `nx run <code>:icons` draws the PNGs anew from the SVGs. */
export function assetProblems(folder: string, label: string): Problem[] {
  const inspect = (name: string, look: (bytes: Buffer) => string | undefined): Problem[] => {
    const path = join(folder, 'assets', name);
    const message = existsSync(path) ? look(readFileSync(path)) : 'this file is missing';
    return message === undefined
      ? []
      : [{ file: `${label}/assets/${name}`, line: 1, column: 1, message }];
  };
  return [
    ...assetFiles.flatMap((name) => inspect(name, (bytes) => svgProblem(bytes.toString('utf8')))),
    ...iconFiles.flatMap(({ name, size }) => inspect(name, (bytes) => pngProblem(bytes, size))),
  ];
}
