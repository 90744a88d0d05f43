import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../../..');

interface TextFile {
  /** From the root of the workspace. */
  readonly path: string;
  readonly text: string;
}

/** Files of the product that a player's page may have, by the end of their names. */
const readFiles = (isWanted: (file: string) => boolean): readonly TextFile[] =>
  ['libs', 'apps/site/src'].flatMap((folder) =>
    readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => isWanted(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file))
      .map((path) => ({ path, text: readFileSync(join(workspaceRoot, path), 'utf8') })),
  );

/** Every style sheet that a player's page may have. */
export const styleSheets = readFiles((file) => file.endsWith('.css'));

/** Every script of the product, without tests and stories. */
export const siteSources = readFiles(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\./.test(file),
);
