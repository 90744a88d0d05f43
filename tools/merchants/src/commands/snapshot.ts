import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sitesFolder } from '../deploy/fleetPlaces';
import { currentRelease } from '../deploy/release';
import { readBuild } from '../deploy/sharedFiles';
import type { Places } from '../places';
import { snapshotOnce } from '../snapshot/snapshotOnce';
import { chosenCodes, type Options } from './options';

/**
 * The sites of the release that is served. Each time anew: another may have been released since.
 * @throws when one of the merchants is served from another build, whose scripts its documents would not name
 */
function servedSites(out: string, codes: readonly string[], places: Places): string {
  const current = currentRelease(out);
  if (current === undefined) throw new Error(`${out} has no release. Run: npx nx deploy`);
  const { id } = readBuild(places);
  const others = current.content.merchants.filter(
    ({ code, build }) => codes.includes(code) && build !== id,
  );
  if (others.length > 0) {
    const names = others.map(({ code }) => code).join(', ');
    throw new Error(
      `The compiled site is not the one that ${names} is served from. Deploy it first.`,
    );
  }
  return join(current.folder, sitesFolder);
}

/** `snapshot <code>… [--platform URL] [--every SECONDS] [--out FOLDER]`: renders the public documents with the platform's content. */
export async function snapshot(options: Options, places: Places): Promise<boolean> {
  const codes = chosenCodes(options, places);
  const platform = options.platform ?? options.gateway;
  const { out } = options;
  const sites = () =>
    out === undefined ? places.out : servedSites(resolve(places.root, out), codes, places);
  const once = () => snapshotOnce(codes, platform, places, { sites: sites() });
  if (options.every === undefined) return once();
  for (;;) {
    await once();
    await pause(options.every * 1000);
  }
}
