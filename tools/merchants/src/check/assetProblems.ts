import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { assetFiles, iconFiles } from '../assets/files';
import { didYouMean } from './didYouMean';
import { pngProblem } from './pngProblem';
import type { Problem } from './problem';
import { svgProblem, type PictureProblem } from './svgProblem';

const atStart = (message: string | undefined): PictureProblem | undefined =>
  message === undefined ? undefined : { line: 1, column: 1, message };

/** Files of a folder and below, but for those that a system hides. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

const isPicture = /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i;

/** Files that somebody put there for nothing: most have a name that is nearly right. */
function strayProblems(folder: string, label: string): Problem[] {
  const known: readonly string[] = [...assetFiles, ...iconFiles.map(({ name }) => name)];
  const place = { line: 1, column: 1 };
  const stray = listFiles(join(folder, 'assets')).filter((name) => !known.includes(name));
  const beside = readdirSync(folder).filter((name) => isPicture.test(name));
  return [
    ...stray.map((name) => ({
      file: `${label}/assets/${name}`,
      ...place,
      message: `no page shows this file${didYouMean(name, known)}`,
    })),
    ...beside.map((name) => ({
      file: `${label}/${name}`,
      ...place,
      message: 'no page shows this file; pictures belong into assets/',
    })),
  ];
}

/** Missing, broken, stray or unsafe pictures of a merchant. `nx run <code>:icons` draws the PNGs anew from the SVGs. */
export function assetProblems(folder: string, label: string): Problem[] {
  const inspect = (
    name: string,
    look: (bytes: Buffer) => PictureProblem | undefined,
  ): readonly Problem[] => {
    const path = join(folder, 'assets', name);
    const found = existsSync(path) ? look(readFileSync(path)) : atStart('this file is missing');
    return found === undefined ? [] : [{ file: `${label}/assets/${name}`, ...found }];
  };
  return [
    ...assetFiles.flatMap((name) =>
      inspect(name, (bytes) => svgProblem(bytes, name.startsWith('logo') ? 'wide' : 'square')),
    ),
    ...iconFiles.flatMap(({ name, size }) =>
      inspect(name, (bytes) => atStart(pngProblem(bytes, size))),
    ),
    ...strayProblems(folder, label),
  ];
}
