import { merchantCodes, type Places } from '../places';
import { loadSite } from '../stamp/compiledSite';
import { assertOwnHosts } from './listHosts';
import type { Packages } from './packages';
import type { Release } from './release';
import type { ReleaseWriter } from './releaseWriter';
import type { SharedBuild } from './sharedFiles';
import { keepSites, writeSites, type Failure } from './sitesOfRelease';

export interface ReleaseOrder {
  /** Merchants that are stamped anew; all others stay as they are. */
  readonly codes: readonly string[];
  /** Whether merchants that are no more leave with this release. */
  readonly isWhole: boolean;
  readonly allowDevelopmentKey: boolean;
  readonly packages: Packages;
}

export interface MadeRelease extends Pick<Release, 'merchants' | 'builds' | 'packages'> {
  readonly failures: readonly Failure[];
  /** The compiled page that the new sites start from. */
  readonly template: string;
}

export const packagesFile = 'sbom.cdx.json';

/**
 * Writes what a release holds for players: the sites, and the list of the packages that they are made of.
 * @throws when no merchant is left in it
 */
export async function makeRelease(
  writer: ReleaseWriter,
  { codes, isWhole, allowDevelopmentKey, packages }: ReleaseOrder,
  from: {
    readonly places: Places;
    readonly build: SharedBuild;
    readonly before: Release | undefined;
  },
): Promise<MadeRelease> {
  const { places, build, before } = from;
  const site = await loadSite(places);
  // A host that another merchant is served by stays with it until that one is stamped anew.
  const served = (before?.merchants ?? []).filter(({ code }) => !codes.includes(code));
  const sources = { places, site, build: build.id, allowDevelopmentKey, served };
  const { made: fresh, failures } = await writeSites(writer, codes, sources);
  const known = merchantCodes(places);
  const isMade = (code: string) => fresh.some((merchant) => merchant.code === code);
  const isKept = (code: string) => !isMade(code) && (!isWhole || known.includes(code));
  const kept = before === undefined ? [] : keepSites(writer, before, isKept);
  const merchants = [...fresh, ...kept].sort((one, other) => (one.code < other.code ? -1 : 1));
  if (merchants.length === 0) throw failures[0]?.error ?? new Error('There is no merchant.');
  assertOwnHosts(merchants);
  // It has a number and a moment of its own, so it is made anew only for other packages.
  if (before?.packages === packages.id) writer.keep(packagesFile);
  else writer.write(packagesFile, packages.list());
  const named = Object.entries({ ...before?.builds, [build.id]: [...build.files.keys()] });
  const builds = named.filter(([id]) => merchants.some((merchant) => merchant.build === id));
  const isNamed = (name: string) => builds.some(([, names]) => names.includes(name));
  for (const [name, bytes] of build.maps) if (isNamed(name)) writer.writeMap(name, bytes);
  for (const name of builds.flatMap(([, names]) => names)) writer.keepMap(name);
  const made = { merchants, builds: Object.fromEntries(builds), packages: packages.id };
  return { ...made, failures, template: site.template };
}
