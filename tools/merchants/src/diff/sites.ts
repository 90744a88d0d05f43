import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themeSchema } from '@playhouse/whitelabel';
import { defaultAssets } from '../assets/defaultAssets';
import { loadMerchant, type LoadedMerchant } from '../check/loadMerchant';
import { fleetPlaces, sitesFolder } from '../deploy/fleetPlaces';
import { readRelease, releaseFolder } from '../deploy/release';
import { starterConfig, starterTheme } from '../generator/starter';
import { validateOptions } from '../generator/validate';
import type { Places } from '../places';
import type { CompiledSite } from '../stamp/compiledSite';
import { siteFiles } from '../stamp/stampFiles';
import type { WeighedSite } from './sizes';

/**
 * What the generator writes when nothing is chosen: the default that a merchant departs from.
 * @param look is given it while its files are there
 */
export async function withStarter<T>(
  code: string,
  places: Places,
  look: (starter: LoadedMerchant) => Promise<T>,
): Promise<T> {
  const merchants = mkdtempSync(join(tmpdir(), 'playhouse-starter-'));
  try {
    const valid = validateOptions({ code }, []);
    const theme = starterTheme(valid.brand);
    const config = starterConfig(valid);
    const assets = await defaultAssets(code, valid.name, themeSchema.parse(theme));
    const folder = join(merchants, code);
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'whitelabel.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'theme.json'), JSON.stringify(theme));
    for (const [name, bytes] of Object.entries(assets))
      writeFileSync(join(folder, 'assets', name), bytes);
    return await look(loadMerchant(code, { ...places, merchants }));
  } finally {
    rmSync(merchants, { recursive: true, force: true });
  }
}

/** A merchant's site as it would be stamped now. */
export async function siteOf(
  site: CompiledSite,
  loaded: LoadedMerchant,
  places: Places,
): Promise<WeighedSite> {
  return {
    files: await siteFiles(site, loaded),
    shared: (name) => readFileSync(join(places.site, 'client', name)),
    language: loaded.merchant.languages[0] ?? '',
  };
}

/** A merchant's site in a release. @throws when the release has none of it */
export function siteInRelease(out: string, number: number, code: string): WeighedSite {
  const merchant = readRelease(out, number).merchants.find((each) => each.code === code);
  if (merchant === undefined) throw new Error(`Release ${number} has no merchant "${code}".`);
  const folder = join(releaseFolder(out, number), sitesFolder, code);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return {
    files: Object.fromEntries(
      files.map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
    ),
    shared: (name) => readFileSync(join(fleetPlaces(out).out, name)),
    language: merchant.addresses.languages[0] ?? '',
  };
}
