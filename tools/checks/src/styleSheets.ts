import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../../..');

interface StyleSheet {
  /** From the root of the workspace. */
  readonly path: string;
  readonly text: string;
}

/** Every style sheet that a player's page may have. */
export const styleSheets: readonly StyleSheet[] = ['libs', 'apps/site/src'].flatMap((folder) =>
  readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .map((file) => join(folder, file))
    .map((path) => ({ path, text: readFileSync(join(workspaceRoot, path), 'utf8') })),
);
