import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Places } from '../places';
import { withCompressed } from '../site/compress';
import { deltaCoder, isWorthwhile } from '../site/delta';
import { dictionaryId, sharedFileUse, variantPath } from '../site/dictionary';
import { putFile } from '../site/putFile';
import type { FleetPlaces } from './fleetPlaces';
import { sha256, type Sums } from './sums';

/** The files that all merchants share, of one build of the site. */
export interface SharedBuild {
  /** Depends on the files' names and bytes only. */
  readonly id: string;
  readonly files: ReadonlyMap<string, Buffer>;
  /** Source maps of these, by the same names. They hold the whole source: no browser may come to one. */
  readonly maps: ReadonlyMap<string, Buffer>;
}

function readMaps(folder: string, names: Iterable<string>): ReadonlyMap<string, Buffer> {
  const withMap = [...names].filter((name) => existsSync(join(folder, `${name}.map`)));
  return new Map(withMap.map((name) => [name, readFileSync(join(folder, `${name}.map`))]));
}

export function readBuild(places: Places): SharedBuild {
  const folder = join(places.site, 'client/assets');
  const names = readdirSync(folder).filter((name) => !/\.(gz|br|map)$/.test(name));
  const files = new Map(names.sort().map((name) => [name, readFileSync(join(folder, name))]));
  const list = [...files].map(([name, bytes]) => `${name} ${sha256(bytes)}`);
  const maps = readMaps(join(places.site, 'maps'), files.keys());
  return { id: sha256(list.join('\n')).slice(0, 12), files, maps };
}

/** Path of a shared file as seen from a release. */
export const sharedPath = (name: string): string => `../../assets/${name}`;

/** The files of earlier builds that browsers may have in the place of a new one. */
function forerunnersOf(name: string, assets: string): readonly string[] {
  const use = sharedFileUse(`/assets/${name}`);
  if (use === undefined) return [];
  return readdirSync(assets).filter(
    (other) => other !== name && sharedFileUse(`/assets/${other}`) === use,
  );
}

/** New files as what is new in them beside their forerunners, below the folder of releases. */
async function addVariants(
  { out, assets }: FleetPlaces,
  [name, bytes]: readonly [string, Buffer],
  brotli: Buffer,
): Promise<void> {
  const coder = await deltaCoder();
  for (const forerunner of forerunnersOf(name, assets)) {
    const dictionary = readFileSync(join(assets, forerunner));
    const id = dictionaryId(dictionary);
    const delta = coder.encode(bytes, dictionary, 'shared');
    if (id === undefined || !isWorthwhile(delta, brotli)) continue;
    const path = join(out, variantPath(id, `assets/${name}`));
    mkdirSync(dirname(path), { recursive: true });
    putFile(path, delta);
  }
}

/**
 * Adds a build's files to those that are there already: open pages go on with theirs.
 * @throws when a file of the same name is there with other bytes, before anything is written
 */
export async function addShared(places: FleetPlaces, { files }: SharedBuild): Promise<Sums> {
  const folder = places.assets;
  mkdirSync(folder, { recursive: true });
  const missing = [...files].filter(([name, bytes]) => {
    const path = join(folder, name);
    if (!existsSync(path)) return true;
    if (readFileSync(path).equals(bytes)) return false;
    throw new Error(
      `${path} is there with other content. Pages that are open name it by its hash, so it must not change: the build has to give the new file another name.`,
    );
  });
  const compressed = missing.map(
    async ([name, bytes]) => [name, bytes, await withCompressed(name, bytes, 'shared')] as const,
  );
  for (const [name, bytes, forms] of await Promise.all(compressed)) {
    const brotli = forms[`${name}.br`];
    if (brotli !== undefined) await addVariants(places, [name, bytes], brotli);
    // The file itself comes last: where it is, those beside it are, too.
    for (const [file, content] of Object.entries(forms).reverse())
      putFile(join(folder, file), content);
  }
  return new Map([...files].map(([name, bytes]) => [sharedPath(name), sha256(bytes)]));
}
