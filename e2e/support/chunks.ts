import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { workspacePlaces } from '@playhouse/merchants/places';

/** Reads a file of the compiled site, by its path below the client's folder. */
export const readFile = (file: string): Buffer =>
  readFileSync(join(workspacePlaces().site, 'client', file));

/** Size of files of the compiled site under gzip, each by itself, in KiB. */
export const sizeInKiB = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFile(file), { level: 9 }).length, 0) / 1024;

/** The hashed file that a module of the site became, below the client's folder. */
export function findFile(module: string): string {
  const manifest = JSON.parse(String(readFile('.vite/manifest.json'))) as Record<
    string,
    { file: string } | undefined
  >;
  const chunk = Object.entries(manifest).find(([source]) => source.endsWith(module));
  if (chunk?.[1] === undefined) throw new Error(`No chunk of its own: ${module}`);
  return chunk[1].file;
}

/** Every address of that file, also those under which it is asked for again, for `page.route`. */
export const matchChunk = (module: string): RegExp =>
  new RegExp(`/${findFile(module).replaceAll('.', String.raw`\.`)}(?:\\?|$)`);
