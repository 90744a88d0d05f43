import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createChecker } from '../check/loadMerchant';
import { InvalidMerchantError } from '../check/problem';
import type { Places } from '../places';
import { dictionaryPath } from '../site/dictionary';
import { loadSite } from './compiledSite';
import { siteFiles } from './stampFiles';
import { writeFolder } from './writeFolder';

export interface Stamped {
  readonly code: string;
  /** Folder of the stamped site. */
  readonly folder: string;
  readonly milliseconds: number;
}

export type StampResult =
  | ({ readonly ok: true } & Stamped)
  | { readonly ok: false; readonly code: string; readonly error: Error };

/**
 * Stamps merchants one after the other. A merchant that fails is reported and leaves the others, and its own last good
 * site, as they are.
 */
export type Stamp = (codes: readonly string[]) => Promise<StampResult[]>;

/** Stamps in this process; what merchants share is read once. */
export async function createStamp(places: Places): Promise<Stamp> {
  const site = await loadSite(places);
  const check = createChecker(places);
  return async (codes) => {
    const results: StampResult[] = [];
    for (const code of codes) {
      // Who stamps beside may have answered, and has nothing to do until that is heard.
      await setImmediate();
      const start = performance.now();
      try {
        const checked = check(code);
        if (!checked.ok) throw new InvalidMerchantError(code, checked.problems);
        const folder = join(places.out, code);
        // Everything is made before anything is written.
        const files = await siteFiles(site, checked.loaded);
        const home = files[`pages/${checked.loaded.merchant.languages[0] ?? ''}/home.html`];
        writeFolder(folder, { ...files, ...(home && { [dictionaryPath(site.template)]: home }) });
        results.push({ ok: true, code, folder, milliseconds: performance.now() - start });
      } catch (error) {
        results.push({
          ok: false,
          code,
          error: error instanceof Error ? error : new Error(String(error)),
        });
      }
    }
    return results;
  };
}
