import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createChecker } from '../check/loadMerchant';
import type { Places } from '../places';
import { touchConfirmed } from './keptDocuments';
import { takeSnapshot } from './takeSnapshot';
import { Versions } from './Versions';

type Say = Pick<Console, 'log' | 'warn' | 'error'>;

/** Merchants whose documents are renewed from one platform. */
export interface Renewal {
  readonly codes: readonly string[];
  readonly platform: string;
  readonly places: Places;
  /** Folder with the sites that receive the documents. @default where merchants are stamped */
  readonly sites?: string | undefined;
}

interface Change {
  readonly code: string;
  readonly site: string;
  readonly note: Exclude<Awaited<ReturnType<Versions['findChange']>>, undefined>;
}

/** How many merchants a platform is asked for at once. */
const atOnce = 8;

/** Confirms the documents of those merchants of which nothing has changed. Answers the others. */
async function findChanges({ codes, places, sites = places.out }: Renewal, versions: Versions) {
  const changes: Change[] = [];
  const left = [...codes];
  const askOn = async () => {
    for (let code = left.shift(); code !== undefined; code = left.shift()) {
      const site = join(sites, code);
      const note = await versions.findChange(code, site);
      if (note === undefined) touchConfirmed(site);
      else changes.push({ code, site, note });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return changes;
}

/**
 * Renews the documents of each merchant once. Answers whether all could be had; the others keep their last.
 * @param versions what this process knows of earlier times. @default nothing: the platform is asked for everything
 * @param say @default the console
 */
export async function renewOnce(
  renewal: Renewal,
  versions: Versions = new Versions(renewal.platform, renewal.places),
  say: Say = console,
): Promise<boolean> {
  let whole = true;
  const check = createChecker(renewal.places);
  for (const { code, site, note } of await findChanges(renewal, versions)) {
    try {
      const taken = await takeSnapshot({ ...renewal, code, site, check });
      const { documents, rendered, problems, milliseconds } = taken;
      note(taken.paths);
      for (const problem of problems) say.warn(`${code}: run-time config: ${problem}`);
      say.log(`${code}: ${rendered} of ${documents} documents in ${Math.round(milliseconds)} ms`);
    } catch (error) {
      whole = false;
      const why = error instanceof Error ? error.message : String(error);
      say.error(`${code}: the last documents stay, because: ${why}`);
    }
  }
  return whole;
}

/** Tells what goes wrong, the same once. */
function troublesOnce(log: Say['log']): Say {
  const told = new Set<string>();
  const tellOnce = (tell: (text: string) => void) => (text: string) => {
    if (!told.has(text)) tell(text);
    told.add(text);
  };
  return {
    log,
    warn: tellOnce((text) => console.warn(text)),
    error: tellOnce((text) => console.error(text)),
  };
}

/** How a renewal goes on. */
export interface Pace {
  /** From the beginning of one renewal to that of the next, in milliseconds. */
  readonly everyMs: number;
  /** Hears of each merchant of which something was renewed. @default nobody: what goes well is no news */
  readonly log?: Say['log'];
  /** Ends it after the renewal that goes on. */
  readonly until?: AbortSignal;
}

/**
 * Renews documents again and again, by default for as long as the process lives.
 * @param find what is renewed, looked for each time: merchants and releases may have come since
 */
export async function keepRenewed(
  find: () => Renewal,
  { everyMs, log = () => undefined, until }: Pace,
): Promise<void> {
  const say = troublesOnce(log);
  let versions: Versions | undefined;
  while (until?.aborted !== true) {
    const began = performance.now();
    try {
      const renewal = find();
      versions ??= new Versions(renewal.platform, renewal.places);
      await renewOnce(renewal, versions, say);
    } catch (error) {
      say.error(error instanceof Error ? error.message : String(error));
    }
    await pause(Math.max(0, everyMs - (performance.now() - began)));
  }
}
