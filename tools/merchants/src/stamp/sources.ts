import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedLibraries } from '../askedLibraries';
import type { Places } from '../places';
import { hashFolder } from './siteRecords';

const isTest = (name: string) => /\.(test|spec|stories)\.tsx?$/.test(name);

/** Adds a folder's files by their contents, or nothing where there is none. */
function addFolder(sum: Hash, folder: string): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    sum.update(`${file.slice(folder.length)}\n`);
    sum.update(readFileSync(file));
  }
}

/**
 * Sum of what every merchant's site is made from: the tool, the libraries that it asks, what is installed, and the
 * compiled site, by its content: a change that compiles to the same bytes stamps nothing anew.
 */
export function hashSharedSources({ root, site }: Places): string {
  const sum = createHash('sha256');
  const libraries = askedLibraries.map((name) => join(root, 'libs', name, 'src'));
  const compiled = ['client', 'server'].map((part) => join(site, part));
  const tools = ['tools/merchants/src', 'apps/site/scripts/compiled'].map((path) =>
    join(root, path),
  );
  for (const folder of [...tools, ...libraries, ...compiled]) addFolder(sum, folder);
  const lock = join(root, 'package-lock.json');
  if (existsSync(lock)) sum.update(readFileSync(lock));
  return sum.digest('hex');
}

/** The sources of one merchant's site: the shared ones, and its own folder. */
export const describeSource = (places: Places, code: string, shared: string): string =>
  `${shared} ${hashFolder(join(places.merchants, code))}`;
