import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '../places';
import { renewVariants } from '../stamp/renewVariants';
import { withDeployLock } from './withDeployLock';
import { startCertificates } from './certificates';
import { fleetPlaces, sitesFolder } from './fleetPlaces';
import { makeRelease, type ReleaseOrder } from './makeRelease';
import { nginxConf } from './nginx/nginxConf';
import { prune } from './prune';
import { currentRelease, releaseFolder, releaseNumbers, releaseSchema, switchTo } from './release';
import type { PlacedRelease, Release } from './release';
import { releaseWriter } from './releaseWriter';
import { readSettings, settingsFile, type GivenSettings } from './serverSettings';
import { addShared, readBuild } from './sharedFiles';
import type { Failure } from './sitesOfRelease';
import { readSums, sha256, sumsFile, sumsText, type Sums } from './sums';

export interface DeployOrder extends ReleaseOrder {
  /** Folder that receives releases. */
  readonly out: string;
  /** Changes to the web server's settings. */
  readonly settings: GivenSettings;
  /** How many releases are kept, with the shared files that their pages name. */
  readonly keep: number;
  /** Adds to the new sites before they are served. @param sites the folder that holds one for each merchant */
  readonly complete?: ((sites: string, codes: readonly string[]) => Promise<void>) | undefined;
}

export interface Deployed {
  /** Number of the release that is served now. */
  readonly number: number;
  /** Whether there was anything to release. */
  readonly isNew: boolean;
  readonly merchants: number;
  /** Merchants of the release that no host leads to. */
  readonly unreachable: readonly string[];
  /** Merchants that cannot go out; what was served of them still is. */
  readonly failures: readonly Failure[];
  /** Merchants that were given a certificate that nobody vouches for, so that the web server can start. */
  readonly selfSigned: readonly string[];
}

/** A folder that holds something else must not become one of releases by a slip of the hand. */
function assertOurs(out: string): void {
  const names = existsSync(out) ? readdirSync(out) : [];
  const others = names.filter((name) => ![settingsFile, 'tls', 'acme'].includes(name));
  if (others.length > 0 && !names.includes('releases')) {
    throw new Error(
      `${out} holds other files (${others.slice(0, 3).join(', ')}). Choose an empty folder.`,
    );
  }
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** These tell each release from every other. */
const own: readonly string[] = ['release.json', 'nginx.conf', 'site.conf'];

function isSame(one: Release, sums: Sums, { folder, content }: PlacedRelease): boolean {
  const plain = (release: Release) => JSON.stringify(releaseSchema.parse({ ...release, made: '' }));
  const textOf = (all: Sums) => sumsText(new Map([...all].filter(([path]) => !own.includes(path))));
  return plain(one) === plain(content) && textOf(sums) === textOf(readSums(folder));
}

/** Whatever became of a merchant's documents, what is written with a dictionary fits to them. */
async function addSiteVariants(
  sites: string,
  codes: readonly string[],
  { merchants, template }: Pick<Release, 'merchants'> & { readonly template: string },
): Promise<void> {
  for (const { code, addresses } of merchants) {
    const [language = ''] = addresses.languages;
    if (codes.includes(code)) await renewVariants(join(sites, code), { language, template });
  }
}

async function release(order: DeployOrder, places: Places, fresh: string): Promise<Deployed> {
  const { out, keep, complete } = order;
  const settings = readSettings(out, order.settings);
  const before = currentRelease(out);
  const writer = releaseWriter(fresh, before?.folder);
  const build = readBuild(places);
  const from = { places, build, before: before?.content };
  const { failures, template, ...content } = await makeRelease(writer, order, from);
  const { merchants } = content;
  const confOf = (number: number) => Object.entries(nginxConf({ merchants, settings, number }));
  const server = sha256(JSON.stringify(confOf(0)));
  const made = { ...content, made: new Date().toISOString(), server };
  const shared = await addShared(fleetPlaces(out), build);
  for (const [path, sum] of shared) writer.sums.set(path, sum);
  // Elsewhere it is not for this machine to make keys.
  const selfSigned = settings.tls.startsWith(out) ? startCertificates(settings.tls, merchants) : [];
  const unreachable = merchants.filter(({ hosts }) => hosts.length === 0).map(({ code }) => code);
  const result = { merchants: merchants.length, unreachable, failures, selfSigned };
  const codes = order.codes.filter((code) => failures.every((failure) => failure.code !== code));
  if (before !== undefined && isSame(made, writer.sums, before)) {
    await complete?.(join(before.folder, sitesFolder), codes);
    return { ...result, number: before.number, isNew: false };
  }
  const number = (releaseNumbers(out).at(-1) ?? 0) + 1;
  for (const [name, text] of confOf(number)) writer.write(name, Buffer.from(text));
  writer.write('release.json', json(made));
  writer.write(sumsFile, Buffer.from(sumsText(writer.sums)));
  for (const code of codes) writer.keepDictionaries(code);
  await complete?.(join(fresh, sitesFolder), codes);
  await addSiteVariants(join(fresh, sitesFolder), codes, { merchants, template });
  renameSync(fresh, releaseFolder(out, number));
  writeFileSync(join(out, settingsFile), json(settings));
  switchTo(out, number);
  prune(out, keep);
  return { ...result, number, isNew: true };
}

/**
 * Makes a release of all merchants, with the chosen ones stamped anew, and lets `current` lead to it. What open pages
 * go on with stays where it is; when anything fails, so does what is served.
 * @throws when nothing can be released
 */
export async function deployMerchants(order: DeployOrder, places: Places): Promise<Deployed> {
  assertOurs(order.out);
  return withDeployLock(order.out, async () => {
    const fresh = join(fleetPlaces(order.out).releases, 'new');
    const clear = () => rmSync(fresh, { recursive: true, force: true });
    clear();
    return release(order, places, fresh).finally(clear);
  });
}
