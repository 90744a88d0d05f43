import { createChecker } from '../check/loadMerchant';
import { InvalidMerchantError } from '../check/problem';
import type { Places } from '../places';
import type { CompiledSite } from '../stamp/compiledSite';
import { siteHeadersSchema } from '../site/headers';
import { addressTable, internalFiles, siteFiles } from '../stamp/stampFiles';
import { assertOwnHosts, listHosts } from './listHosts';
import { runPipelined } from './runPipelined';
import type { Release, ServedMerchant } from './release';
import type { ReleaseWriter } from './releaseWriter';
import { sharedPath } from './sharedFiles';
import { assertShippable } from './assertShippable';

export interface SiteSources {
  readonly places: Places;
  readonly site: CompiledSite;
  /** Id of the build that the site is. */
  readonly build: string;
  readonly allowDevelopmentKey: boolean;
  /** Merchants that stay as they are, with the hosts that lead to them. */
  readonly served: readonly ServedMerchant[];
}

export interface Failure {
  readonly code: string;
  readonly error: Error;
}

/**
 * Stamps merchants into a release: rendered one after the other, each while the one before is compressed. Who fails is
 * told and leaves the others alone.
 */
export async function writeSites(
  writer: ReleaseWriter,
  codes: readonly string[],
  { places, site, build, allowDevelopmentKey, served: others }: SiteSources,
): Promise<{ readonly made: readonly ServedMerchant[]; readonly failures: readonly Failure[] }> {
  const check = createChecker(places);
  const render = async (code: string) => {
    const checked = check(code);
    if (!checked.ok) throw new InvalidMerchantError(code, checked.problems);
    const { merchant } = checked.loaded;
    assertShippable(merchant, allowDevelopmentKey);
    const hosts = listHosts(merchant);
    assertOwnHosts([...others.filter((other) => other.code !== code), { code, hosts }]);
    const files = await siteFiles(site, checked.loaded);
    const forAll = Object.entries(files).filter(([name]) => !internalFiles.includes(name));
    const headers = siteHeadersSchema.parse(JSON.parse(String(files['headers.json'])));
    const addresses = addressTable(site, checked.loaded);
    const served: ServedMerchant = { code, build, hosts, headers, addresses };
    return { served, files: Object.fromEntries(forAll) };
  };
  const write = async ({ served, files }: Awaited<ReturnType<typeof render>>) => {
    await writer.writeSite(served.code, files);
    return served;
  };
  const outcomes = await runPipelined(codes, render, write);
  return {
    made: outcomes.flatMap((outcome) => (outcome.ok ? [outcome.done] : [])),
    failures: outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome])),
  };
}

/** Takes over those sites of the release before that this one does not make. */
export function keepSites(
  writer: ReleaseWriter,
  before: Release,
  isKept: (code: string) => boolean,
): readonly ServedMerchant[] {
  const kept = before.merchants.filter(({ code }) => isKept(code));
  for (const { code, build } of kept) {
    writer.keepSite(code);
    for (const name of before.builds[build] ?? []) writer.keepSum(sharedPath(name));
  }
  return kept;
}
