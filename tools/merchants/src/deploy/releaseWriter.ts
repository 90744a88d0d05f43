import { existsSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withCompressed } from '../site/compress';
import { variantsFolder } from '../site/dictionary';
import { dictionariesAt } from '../site/offerDictionary';
import { mapsFolder, sitesFolder } from './fleetPlaces';
import { readSums, sha256, type Sums } from './sums';

/** Puts a release together in a folder of its own. */
export interface ReleaseWriter {
  readonly sums: Sums;
  /** Writes a file as it is. */
  write(path: string, bytes: Buffer): void;
  /** Writes a merchant's site, its texts compressed beforehand. */
  writeSite(code: string, files: Readonly<Record<string, Buffer>>): Promise<void>;
  /** Writes the source map of a shared file where only its owner may read. */
  writeMap(name: string, bytes: Buffer): void;
  /** Takes the source map of a shared file over, where there is one. */
  keepMap(name: string): void;
  /** Takes a file over from the release before. */
  keep(path: string): void;
  /** Takes a merchant's site over from the release before, with its documents. */
  keepSite(code: string): void;
  /** Takes over by what dictionaries a merchant's visitors may ask, and what is written with them. */
  keepDictionaries(code: string): void;
  /** Names a file outside of the release as the release before does. */
  keepSum(path: string): void;
}

function makeFolderOf(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
}

/** Two releases share a file that is the same in both: none is ever written in place. */
function linkFile(from: string, to: string): void {
  makeFolderOf(to);
  linkSync(from, to);
}

function linkFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) linkFile(path, join(to, path.slice(from.length)));
  }
}

/** Files that are the same for all merchants are compressed once. */
function createCompressor() {
  const known = new WeakMap<Buffer, Promise<readonly (readonly [string, Buffer])[]>>();
  const make = async (path: string, bytes: Buffer) =>
    Object.entries(await withCompressed(path, bytes, 'page')).map(
      ([name, content]) => [name.slice(path.length), content] as const,
    );
  return (path: string, bytes: Buffer) => {
    const made = known.get(bytes) ?? make(path, bytes);
    known.set(bytes, made);
    return made;
  };
}

/**
 * @param folder where the release is put together
 * @param before folder of the release before: what is the same in it is linked, not compressed anew
 */
export function releaseWriter(folder: string, before: string | undefined): ReleaseWriter {
  const sums: Sums = new Map();
  const sumsBefore = before === undefined ? new Map<string, string>() : readSums(before);
  const compress = createCompressor();

  const write = (path: string, bytes: Buffer) => {
    makeFolderOf(join(folder, path));
    writeFileSync(join(folder, path), bytes);
    sums.set(path, sha256(bytes));
  };
  const keepSum = (path: string) => {
    const sum = sumsBefore.get(path);
    if (sum !== undefined) sums.set(path, sum);
  };
  const keep = (path: string) => {
    linkFile(join(before ?? '', path), join(folder, path));
    keepSum(path);
  };
  const writeText = async (path: string, bytes: Buffer) => {
    if (sumsBefore.get(path) !== sha256(bytes)) {
      for (const [ending, content] of await compress(path, bytes)) write(path + ending, content);
      return;
    }
    for (const name of [path, `${path}.gz`, `${path}.br`]) if (sumsBefore.has(name)) keep(name);
  };
  const mapPath = (name: string) => {
    mkdirSync(join(folder, mapsFolder), { recursive: true, mode: 0o700 });
    return `${mapsFolder}/${name}.map`;
  };
  return {
    sums,
    write,
    writeMap: (name, bytes) => {
      const path = mapPath(name);
      if (sumsBefore.get(path) === sha256(bytes)) keep(path);
      else write(path, bytes);
    },
    keepMap: (name) => {
      const path = mapPath(name);
      if (sumsBefore.has(path) && !sums.has(path)) keep(path);
    },
    keep,
    keepSum,
    writeSite: async (code, files) => {
      const texts = Object.entries(files).map(([name, bytes]) =>
        writeText(`${sitesFolder}/${code}/${name}`, bytes),
      );
      await Promise.all(texts);
    },
    keepDictionaries: (code) => {
      if (before === undefined) return;
      const siteIn = (release: string) => join(release, sitesFolder, code);
      const [from, to] = [siteIn(before), siteIn(folder)];
      for (const path of dictionariesAt(from).flatMap((path) => [path, `${path}.gz`, `${path}.br`]))
        if (existsSync(join(from, path))) linkFile(join(from, path), join(to, path));
      const variants = join(from, variantsFolder);
      if (existsSync(variants)) linkFolder(variants, join(to, variantsFolder));
    },
    keepSite: (code) => {
      const site = `${sitesFolder}/${code}/`;
      linkFolder(join(before ?? '', site), join(folder, site));
      for (const path of sumsBefore.keys()) if (path.startsWith(site)) keepSum(path);
    },
  };
}
