import { join } from 'node:path';
import { createChecker } from '../check/loadMerchant';
import { InvalidMerchantError } from '../check/problem';
import { workspacePlaces, type Places } from '../places';
import { loadSite } from './compiledSite';
import { stampFiles } from './stampFiles';
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
 * Stamps merchants one after the other in this process; what they share is read once. A merchant that
 * fails is reported and leaves the others, and its own last good site, as they are.
 */
export async function stampMerchants(
  codes: readonly string[],
  places: Places = workspacePlaces(),
): Promise<StampResult[]> {
  const site = await loadSite(places);
  const check = createChecker(places);
  const results: StampResult[] = [];
  for (const code of codes) {
    const start = performance.now();
    try {
      const checked = check(code);
      if (!checked.ok) throw new InvalidMerchantError(code, checked.problems);
      const folder = join(places.out, code);
      // Everything is made before anything is written.
      writeFolder(folder, await stampFiles(site, checked.loaded));
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
}

/** Stamps one merchant. Throws an {@link InvalidMerchantError} when its folder does not pass the check. */
export async function stampMerchant(code: string, options: Partial<Places> = {}): Promise<Stamped> {
  const [result] = await stampMerchants([code], { ...workspacePlaces(), ...options });
  if (!result?.ok) throw result?.error ?? new Error(`Merchant "${code}" was not stamped.`);
  return result;
}
