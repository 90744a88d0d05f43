import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fleetPlaces, sitesFolder } from './fleetPlaces';
import { assertOwnHosts } from './listHosts';
import { packagesFile } from './makeRelease';
import { nginxConf } from './nginx/nginxConf';
import { prune } from './prune';
import {
  currentRelease,
  readRelease,
  releaseFolder,
  releaseNumbers,
  switchTo,
  type PlacedRelease,
} from './release';
import { releaseWriter, type ReleaseWriter } from './releaseWriter';
import { readSettings } from './serverSettings';
import { sharedPath } from './sharedFiles';
import { readSums, sha256, sumsFile, sumsText } from './sums';
import { withDeployLock } from './withDeployLock';

interface OneRollback {
  readonly code: string;
  /** The release that has what it goes back to. @default the last one in which the merchant was another */
  readonly to?: number | undefined;
  /** How many releases are kept. */
  readonly keep: number;
}

/** The merchant's own files and what the web server knows of it, as one text. */
function describeSite({ folder, content }: PlacedRelease, code: string): string | undefined {
  const merchant = content.merchants.find((each) => each.code === code);
  if (merchant === undefined) return undefined;
  const own = [...readSums(folder)].filter(([path]) => path.startsWith(`${sitesFolder}/${code}/`));
  return JSON.stringify(merchant) + sumsText(new Map(own));
}

/** @throws Error where there is no other site to go back to */
function findSource(out: string, current: PlacedRelease, { code, to }: OneRollback): PlacedRelease {
  const present = describeSite(current, code);
  if (present === undefined) throw new Error(`${out} serves no merchant "${code}".`);
  const numbers = releaseNumbers(out);
  if (to !== undefined && !numbers.includes(to))
    throw new Error(`${out} has not got release ${to}. It has: ${numbers.join(', ')}.`);
  const placed = numbers
    .filter((number) => (to === undefined ? number < current.number : number === to))
    .map((number) => ({
      ...{ number, folder: releaseFolder(out, number) },
      content: readRelease(out, number),
    }));
  const source = placed.findLast((release) => {
    const site = describeSite(release, code);
    return site !== undefined && site !== present;
  });
  if (source === undefined)
    throw new Error(
      to === undefined
        ? `${out}: no kept release has another ${code}.`
        : `${out}: release ${to} has no other ${code} than the one that is served.`,
    );
  return source;
}

/** Takes the merchant's site from one release and everything else from the one that is served. */
function joinReleases(fresh: string, current: PlacedRelease, source: PlacedRelease, code: string) {
  const [kept, former] = [
    releaseWriter(fresh, current.folder),
    releaseWriter(fresh, source.folder),
  ];
  const merchants = current.content.merchants.flatMap((merchant) =>
    merchant.code === code
      ? source.content.merchants.filter((each) => each.code === code)
      : [merchant],
  );
  assertOwnHosts(merchants);
  kept.keep(packagesFile);
  const builds: Record<string, string[]> = {};
  const take = (writer: ReleaseWriter, from: PlacedRelease, own: boolean) => {
    for (const { code: each, build } of merchants) {
      if ((each === code) !== own) continue;
      const names = from.content.builds[build] ?? [];
      writer.keepSite(each);
      for (const name of names) {
        writer.keepSum(sharedPath(name));
        if (!kept.sums.has(`maps/${name}.map`)) writer.keepMap(name);
      }
      builds[build] = names;
    }
  };
  take(kept, current, false);
  take(former, source, true);
  for (const [path, sum] of former.sums) kept.sums.set(path, sum);
  return { writer: kept, merchants, builds };
}

/**
 * Serves what a merchant was in an earlier release again, in a new release in which all others stay as they are.
 * @returns the number of the new release, and of the one that the site is from
 * @throws where no release that is kept has another site of it
 */
export function rollBackMerchant(
  out: string,
  order: OneRollback,
): Promise<{ readonly number: number; readonly from: number }> {
  return withDeployLock(out, () => {
    const current = currentRelease(out);
    if (current === undefined) throw new Error(`There is no release in ${out}.`);
    const source = findSource(out, current, order);
    const fresh = join(fleetPlaces(out).releases, 'new');
    rmSync(fresh, { recursive: true, force: true });
    try {
      const { writer, merchants, builds } = joinReleases(fresh, current, source, order.code);
      const settings = readSettings(out, {});
      const confOf = (number: number) => Object.entries(nginxConf({ merchants, settings, number }));
      const number = (releaseNumbers(out).at(-1) ?? 0) + 1;
      for (const [name, text] of confOf(number)) writer.write(name, Buffer.from(text));
      const content = {
        ...{ ...current.content, merchants, builds, made: new Date().toISOString() },
        server: sha256(JSON.stringify(confOf(0))),
      };
      writer.write('release.json', Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
      writer.write(sumsFile, Buffer.from(sumsText(writer.sums)));
      renameSync(fresh, releaseFolder(out, number));
      switchTo(out, number);
      prune(out, order.keep);
      return { number, from: source.number };
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  });
}
