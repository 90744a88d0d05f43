import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** One message as its source declares it. */
export interface SourceMessage {
  readonly id: string;
  readonly defaultMessage: string;
  readonly description: string;
  /** Path of its file from the root of the workspace. */
  readonly file: string;
}

function sources(library: string): string[] {
  const folder = join('libs', library, 'src');
  if (!existsSync(join(workspace, folder))) return [];
  return readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => join(folder, file));
}

/** Every message that the sources of a library declare, sorted by id. */
export function messagesOf(library: string): SourceMessage[] {
  const files = sources(library);
  if (files.length === 0) return [];
  const cli = join(workspace, 'node_modules/.bin/formatjs');
  const args = ['extract', ...files, '--throws', '--extract-source-location'];
  const text = execFileSync(cli, args, { cwd: workspace, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const found = JSON.parse(text) as Record<string, Omit<SourceMessage, 'id'>>;
  return Object.entries(found).map(([id, message]) => ({ id, ...message }));
}

/** Every library, by its folder's name. */
export const libraries = readdirSync(join(workspace, 'libs'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
