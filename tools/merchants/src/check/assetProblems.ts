import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetFiles, iconFiles } from '../assets/files';
import { pngProblem } from './pngProblem';
import type { Problem } from './problem';
import { svgProblem, type PictureProblem } from './svgProblem';

const atStart = (message: string | undefined): PictureProblem | undefined =>
  message === undefined ? undefined : { line: 1, column: 1, message };

/** Missing, broken or unsafe pictures of a merchant. `nx run <code>:icons` draws the PNGs anew from the SVGs. */
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
    ...assetFiles.flatMap((name) => inspect(name, svgProblem)),
    ...iconFiles.flatMap(({ name, size }) =>
      inspect(name, (bytes) => atStart(pngProblem(bytes, size))),
    ),
  ];
}
