import { join } from 'node:path';
import type { Places } from '../places';
import { takeSnapshot } from './takeSnapshot';

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
 * arrived with, for as long as the process lives. `startRenewal` does it in a process of its own.
 */
export function keepRenewed(code: string, platform: string, places: Places): void {
  const say = troublesOnly();
  const renew = async () => {
    await snapshotOnce([code], platform, places, { say });
    setTimeout(() => void renew(), renewalMs).unref();
  };
  setTimeout(() => void renew(), renewalMs).unref();
}
