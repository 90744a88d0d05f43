import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeFolder } from './writeFolder';
import { brotli, isCompressible } from '../site/compress';
import { deltaCoder, isWorthwhile, type DeltaCoder } from '../site/delta';
import { dictionaryId, dictionaryPath, variantPath, variantsFolder } from '../site/dictionary';
import { dictionariesAt, offerDictionary, type SiteStart } from '../site/offerDictionary';
import { snapshotFolder } from '../site/snapshotFolder';

/** A document of a site. */
interface Text {
  /** Below the site's folder. */
  readonly path: string;
  readonly bytes: Buffer;
  /** How long it is for who has no dictionary. */
  readonly length: number;
}

function readText(site: string, path: string): Text {
  const bytes = readFileSync(join(site, path));
  const beside = join(site, `${path}.br`);
  const length = existsSync(beside) ? statSync(beside).size : brotli(bytes, 'page').length;
  return { path, bytes, length };
}

function readDocuments(site: string): readonly Text[] {
  return ['pages', snapshotFolder].flatMap((folder) => {
    const isThere = existsSync(join(site, folder));
    const names = isThere
      ? readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
      : [];
    return names
      .filter((name) => name.endsWith('.html'))
      .map((name) => readText(site, `${folder}/${name}`));
  });
}

/** The variant that stands already, where it still says the same. */
function readKept(
  coder: DeltaCoder,
  path: string,
  { bytes, dictionary }: { readonly bytes: Buffer; readonly dictionary: Buffer },
): Buffer | undefined {
  if (!existsSync(path)) return undefined;
  const kept = readFileSync(path);
  try {
    return coder.decode(kept, dictionary).equals(bytes) ? kept : undefined;
  } catch {
    return undefined;
  }
}

async function makeVariants(site: string, texts: readonly Text[]) {
  const coder = await deltaCoder();
  const files: Record<string, Buffer> = {};
  const asBefore: string[] = [];
  for (const place of dictionariesAt(site)) {
    const dictionary = readFileSync(join(site, place));
    const id = dictionaryId(dictionary);
    if (id === undefined) continue;
    for (const text of texts) {
      const { path, bytes } = text;
      if (path === place || !isCompressible(path, bytes.length)) continue;
      const effort = path.startsWith('pages/') ? 'page' : 'document';
      const kept = readKept(coder, join(site, variantPath(id, path)), { bytes, dictionary });
      const delta = kept ?? coder.encode(bytes, dictionary, effort);
      if (!isWorthwhile(delta, text)) continue;
      if (kept === undefined) files[`${id}/${path}`] = delta;
      else asBefore.push(`${id}/${path}`);
    }
  }
  return { files, asBefore };
}

/**
 * Writes a site's documents, and its build's dictionary, as what is new in them beside each of the site's dictionaries.
 * Called after whatever has changed the documents.
 */
export async function renewVariants(site: string, start: SiteStart): Promise<void> {
  const folder = join(site, variantsFolder);
  try {
    await offerDictionary(site, start);
    const texts = [...readDocuments(site), readText(site, dictionaryPath(start.template))];
    const { files, asBefore } = await makeVariants(site, texts);
    writeFolder(folder, files, asBefore);
  } catch (error) {
    // Better none than those of documents that are no more.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
