import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withCompressed } from './compress';
import { dictionaryFolder, dictionaryPath } from './dictionary';
import { putFile } from './putFile';
import { snapshotFolder } from './snapshotFolder';

/** Dictionaries for which documents are written: of this build, and of the ones before that visitors still have. */
const remembered = 3;

/** Where a site's documents begin. */
export interface SiteStart {
  /** The merchant's default language. */
  readonly language: string;
  /** The compiled page. */
  readonly template: string;
}

/** Paths of the dictionaries of a site, the newest first. */
export function dictionariesAt(site: string): readonly string[] {
  const folder = join(site, dictionaryFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const made = (path: string) => statSync(join(site, path)).mtimeMs;
  return names
    .filter((name) => name.endsWith('.txt'))
    .map((name) => `${dictionaryFolder}/${name}`)
    .sort((one, other) => made(other) - made(one))
    .slice(0, remembered);
}

/**
 * A build's dictionary is home, as its first snapshot has it; until then, as it was stamped. It stays for as long as the
 * build does, since browsers keep what its address has given them.
 */
export async function offerDictionary(
  site: string,
  { language, template }: SiteStart,
): Promise<void> {
  const own = join(site, dictionaryPath(template));
  const read = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);
  const homeIn = (folder: string) => join(site, folder, language, 'home.html');
  const stamped = readFileSync(homeIn('pages'));
  const present = read(own);
  if (present !== undefined && !present.equals(stamped)) return;
  const home = read(homeIn(snapshotFolder)) ?? stamped;
  const forms = await withCompressed(own, home, home === stamped ? 'page' : 'document');
  mkdirSync(dirname(own), { recursive: true });
  for (const [path, bytes] of Object.entries(forms)) putFile(path, bytes);
}
