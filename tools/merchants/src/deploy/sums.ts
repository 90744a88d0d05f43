import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of files by their paths, which are relative to the release's folder. */
export type Sums = Map<string, string>;

export const sumsFile = 'SHA256SUMS';

export const sha256 = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** In the form of `sha256sum`, so that `sha256sum --check SHA256SUMS` tells what has been tampered with. */
export const sumsText = (sums: Sums): string =>
  [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, sum]) => `${sum}  ${path}\n`)
    .join('');

export function readSums(release: string): Sums {
  const path = join(release, sumsFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}
