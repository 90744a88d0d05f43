import { bakedSchema, type Merchant } from '../schema/bakedSchema';

/** Id of the JSON data block that a stamped page carries. */
export const bakedElementId = 'playhouse-merchant';

/** Reads the config that was baked into the page (WL-01). Throws when the page carries none or a bad one. */
export function readBakedMerchant(page: Document = document): Merchant {
  const text = page.getElementById(bakedElementId)?.textContent;
  if (text == null) {
    throw new Error(`This page was not stamped: it has no <script id="${bakedElementId}">.`);
  }
  return bakedSchema.parse(JSON.parse(text));
}
