import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Places } from '../places';
import { takeSnapshot } from '../snapshot/takeSnapshot';
import { chosenCodes, type Options } from './options';

/** Takes the snapshot of each merchant once. Answers whether all could be had; the others keep their last. */
export async function snapshotOnce(
  codes: readonly string[],
  platform: string,
  places: Places,
  site?: string,
): Promise<boolean> {
  let whole = true;
  for (const code of codes) {
    try {
      const { documents, problems, milliseconds } = await takeSnapshot({
        code,
        platform,
        places,
        ...(site === undefined ? {} : { site }),
      });
      for (const problem of problems) console.warn(`${code}: run-time config: ${problem}`);
      console.log(`${code}: ${documents} documents in ${Math.round(milliseconds)} ms`);
    } catch (error) {
      whole = false;
      const why = error instanceof Error ? error.message : String(error);
      console.error(`${code}: the last documents stay, because: ${why}`);
    }
  }
  return whole;
}

/** `snapshot <code>… [--platform URL] [--every SECONDS] [--out RELEASE]`: renders the public documents with the platform's content. */
export async function snapshot(options: Options, places: Places): Promise<boolean> {
  const codes = chosenCodes(options, places);
  const platform = options.platform ?? options.gateway;
  // A deployed release keeps its pages in `public`.
  const site = options.out === undefined ? undefined : resolve(places.root, options.out, 'public');
  const once = () => snapshotOnce(codes, platform, places, site);
  if (options.every === undefined) return once();
  for (;;) {
    await once();
    await pause(options.every * 1000);
  }
}
