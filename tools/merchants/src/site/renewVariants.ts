import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotli, isCompressible, withCompressed } from './compress';
import { deltaCoder, isWorthwhile, type DeltaCoder } from './delta';
import {
  dictionaryFolder,
  dictionaryId,
  dictionaryPath,
  variantPath,
  variantsFolder,
} from './dictionary';
import { putFile } from './putFile';
import { snapshotFolder } from './snapshotFolder';
import { writeFolder } from '../stamp/writeFolder';

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
 * A build's dictionary is home, as the first snapshot has it; until then, as it was stamped. It stays for as long as the
 * build does: its address is kept for good.
 */
async function offerDictionary(site: string, { language, template }: SiteStart): Promise<void> {
  const own = join(site, dictionaryPath(template));
  const read = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);
  const homeIn = (folder: string) => join(site, folder, language, 'home.html');
  const stamped = readFileSync(homeIn('pages'));
  const home = read(homeIn(snapshotFolder)) ?? stamped;
  const present = read(own) ?? Buffer.alloc(0);
  const isOfSnapshot = present.length > 0 && !present.equals(stamped);
  if (isOfSnapshot || present.equals(home)) return;
  mkdirSync(dirname(own), { recursive: true });
  const forms = await withCompressed(own, home, 'document');
  for (const [path, bytes] of Object.entries(forms)) putFile(path, bytes);
}

function documentsAt(site: string): readonly string[] {
  return ['pages', snapshotFolder].flatMap((folder) => {
    const names = existsSync(join(site, folder))
      ? readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
      : [];
    return names.filter((name) => name.endsWith('.html')).map((name) => `${folder}/${name}`);
  });
}

function isStillSo(
  coder: DeltaCoder,
  kept: string,
  { bytes, dictionary }: { readonly bytes: Buffer; readonly dictionary: Buffer },
): boolean {
  try {
    return coder.decode(readFileSync(kept), dictionary).equals(bytes);
  } catch {
    // There is none, or it cannot be read.
    return false;
  }
}

/**
 * Writes a site's documents, and its newest dictionary, as what is new in them beside each of its dictionaries. What stands
 * already is kept. Called after whatever has changed the documents.
 */
export async function renewVariants(site: string, start: SiteStart): Promise<void> {
  await offerDictionary(site, start);
  const coder = await deltaCoder();
  const texts = [...documentsAt(site), dictionaryPath(start.template)].map((path) => {
    const bytes = readFileSync(join(site, path));
    const beside = join(site, `${path}.br`);
    const length = existsSync(beside) ? statSync(beside).size : brotli(bytes, 'page').length;
    return { path, bytes, length };
  });
  const files: Record<string, Buffer> = {};
  for (const place of dictionariesAt(site)) {
    const dictionary = readFileSync(join(site, place));
    const id = dictionaryId(dictionary);
    if (id === undefined) continue;
    for (const { path, bytes, length } of texts) {
      if (path === place || !isCompressible(path, bytes.length)) continue;
      const name = variantPath(id, path);
      const kept = join(site, name);
      const delta = isStillSo(coder, kept, { bytes, dictionary })
        ? readFileSync(kept)
        : coder.encode(bytes, dictionary);
      if (isWorthwhile(delta, { length })) files[name.slice(variantsFolder.length + 1)] = delta;
    }
  }
  writeFolder(join(site, variantsFolder), files);
}
