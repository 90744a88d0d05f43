import { join, resolve } from 'node:path';
import { sitesFolder } from '../deploy/fleetPlaces';
import { currentRelease } from '../deploy/release';
import { readBuild } from '../deploy/sharedFiles';
import type { Places } from '../places';
import { keepRenewed, renewOnce, type Renewal } from '../snapshot/renewDocuments';
import { chosenCodes, type Options } from './options';

type Served = Pick<Renewal, 'codes' | 'sites'> & { readonly others: readonly string[] };

/**
 * The sites of the release that is served. A merchant that is served from another build is left out: its documents would
 * not name the scripts of that.
 */
function findServed(out: string, codes: readonly string[], places: Places): Served {
  const current = currentRelease(out);
  if (current === undefined) throw new Error(`${out} has no release. Run: npx nx deploy`);
  const { id } = readBuild(places);
  const builds = new Map(current.content.merchants.map(({ code, build }) => [code, build]));
  return {
    codes: codes.filter((code) => builds.get(code) === id),
    others: codes.filter((code) => builds.get(code) !== id),
    sites: join(current.folder, sitesFolder),
  };
}

/** `snapshot <code>… [--platform URL] [--every SECONDS] [--out FOLDER]`: renders the public documents with the platform's content. */
export async function snapshot(options: Options, places: Places): Promise<boolean> {
  const platform = options.platform ?? options.gateway;
  const { out, every } = options;
  let told = '';
  // Each time anew: a merchant may have been made, or another release, since.
  const find = (): Renewal & { readonly isWhole: boolean } => {
    const all = chosenCodes(options, places);
    if (out === undefined) return { codes: all, platform, places, isWhole: true };
    const { codes, sites, others } = findServed(resolve(places.root, out), all, places);
    const names = others.join(', ');
    if (names !== told && names !== '')
      console.error(`Not served from the compiled site: ${names}. Deploy first.`);
    told = names;
    return { codes, sites, platform, places, isWhole: others.length === 0 };
  };
  if (every !== undefined) await keepRenewed(find, { everyMs: every * 1000, log: console.log });
  const { isWhole, ...renewal } = find();
  return (await renewOnce(renewal)) && isWhole;
}
