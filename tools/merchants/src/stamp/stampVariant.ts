import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MerchantInput } from '@playhouse/whitelabel';
import { workspacePlaces, type Places } from '../places';
import { stampMerchant } from './stampMerchant';

export interface Variant {
  readonly code: string;
  /** Folder for the variant; replaced when it exists. */
  readonly folder: string;
  /** Changes to the merchant's own whitelabel.json. */
  readonly change: (own: MerchantInput) => MerchantInput;
  readonly places?: Places;
}

/**
 * Stamps a changed copy of a merchant; the merchant's own folder stays as it is. For development and tests.
 * @returns where the copy's config and its site are
 * @throws InvalidMerchantError, and when the site is not built
 */
export async function stampVariant(variant: Variant): Promise<Places> {
  const { code, folder, change, places = workspacePlaces() } = variant;
  const merchants = join(folder, 'merchants');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(places.merchants, code), join(merchants, code), { recursive: true });
  const file = join(merchants, code, 'whitelabel.json');
  const own = JSON.parse(readFileSync(file, 'utf8')) as MerchantInput;
  writeFileSync(file, JSON.stringify(change(own), null, 2));
  const variantPlaces = { ...places, merchants, out: join(folder, 'site') };
  await stampMerchant(code, variantPlaces);
  return variantPlaces;
}
