import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sitesFolder } from '../deploy/fleetPlaces';
import { currentRelease } from '../deploy/release';
import { readBuild } from '../deploy/sharedFiles';
import type { Places } from '../places';
import { takeSnapshot } from '../snapshot/takeSnapshot';
import { chosenCodes, type Options } from './options';

type Say = Pick<Console, 'log' | 'warn' | 'error'>;

interface Telling {
  /** Folder with the sites that receive the documents. @default where merchants are stamped */
  readonly sites?: string;
  /** @default the console */
  readonly say?: Say;
}

/** Takes the snapshot of each merchant once. Answers whether all could be had; the others keep their last. */
export async function snapshotOnce(
  codes: readonly string[],
  platform: string,
  places: Places,
  { sites = places.out, say = console }: Telling = {},
): Promise<boolean> {
  let whole = true;
  for (const code of codes) {
    try {
      const { documents, problems, milliseconds } = await takeSnapshot({
        code,
        platform,
        places,
        site: join(sites, code),
      });
      for (const problem of problems) say.warn(`${code}: run-time config: ${problem}`);
      say.log(`${code}: ${documents} documents in ${Math.round(milliseconds)} ms`);
    } catch (error) {
      whole = false;
      const why = error instanceof Error ? error.message : String(error);
      say.error(`${code}: the last documents stay, because: ${why}`);
    }
  }
  return whole;
}

/** A page asks anew for what is older than a minute; it needs some seconds to arrive. In milliseconds. */
const renewalMs = 30_000;

/** Tells what went wrong, the same once; what went well is nobody's news. */
function troublesOnly(): Say {
  const told = new Set<string>();
  const tellOnce = (tell: (text: string) => void) => (text: string) => {
    if (!told.has(text)) tell(text);
    told.add(text);
  };
  return {
    log: () => undefined,
    warn: tellOnce((text) => console.warn(text)),
    error: tellOnce((text) => console.error(text)),
  };
}

/**
 * Keeps the documents of a merchant that is shown on this machine so young that a page needs not ask for what it
 * arrived with, for as long as the process lives. `renewBeside` does it in a process of its own.
 */
export function keepRenewed(code: string, platform: string, places: Places): void {
  const say = troublesOnly();
  const renew = async () => {
    await snapshotOnce([code], platform, places, { say });
    setTimeout(() => void renew(), renewalMs).unref();
  };
  setTimeout(() => void renew(), renewalMs).unref();
}

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
