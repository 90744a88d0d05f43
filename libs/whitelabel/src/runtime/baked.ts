import type { Merchant } from '../schema/bakedSchema';

/** Id of the JSON data block that a stamped page carries. */
export const bakedElementId = 'playhouse-merchant';

/**
 * Reads the config that was baked into the page (WL-01). Throws when the page carries none. Stamping checked
 * it by `bakedSchema` already, so that the first load does without the schemas.
 */
export function readBakedMerchant(page: Document = document): Merchant {
  const text = page.getElementById(bakedElementId)?.textContent;
  if (text == null) {
    throw new Error(`This page was not stamped: it has no <script id="${bakedElementId}">.`);
  }
  // The very text that stamping wrote from a `Merchant`.
  return JSON.parse(text) as Merchant;
}
