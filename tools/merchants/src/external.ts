import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MerchantInput } from '@playhouse/whitelabel';
import { workspacePlaces, type Places } from './places';
import { stampMerchant } from './stamp/stampMerchant';

/** Firebase project of the emulator; the prefix keeps its tools from asking for a real one. */
const projectId = 'demo-playhouse';

export interface ExternalLoginVariant {
  readonly code: string;
  /** Address of the Auth emulator, such as `http://127.0.0.1:9099`. */
  readonly emulatorUrl: string;
  /** Folder for the variant; replaced when it exists. */
  readonly folder: string;
  readonly places?: Places;
}

/**
 * Stamps a copy of a merchant that has the external login: Google, Facebook and phone codes by Firebase
 * Auth, here its emulator. The merchant's own folder stays as it is. For development and tests.
 * @returns where the copy's config and its site are
 * @throws InvalidMerchantError, and when the site is not built
 */
export async function stampWithExternalLogin(variant: ExternalLoginVariant): Promise<Places> {
  const { code, emulatorUrl, folder, places = workspacePlaces() } = variant;
  const merchants = join(folder, 'merchants');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(places.merchants, code), join(merchants, code), { recursive: true });
  const file = join(merchants, code, 'whitelabel.json');
  const own = JSON.parse(readFileSync(file, 'utf8')) as MerchantInput;
  const changed: MerchantInput = {
    ...own,
    flags: {
      ...own.flags,
      ...{ FACEBOOKLOGIN3: true, GOOGLELOGIN3: true, MOBILEVERCODELOGIN3: true },
      ...{ MOBILENUMREG3: true, REGMOBVERF3: true },
    },
    externalLogin: {
      apiKey: 'emulator',
      authDomain: new URL(emulatorUrl).host,
      projectId,
      sms: true,
      emulatorUrl,
    },
  };
  writeFileSync(file, JSON.stringify(changed, null, 2));
  const variantPlaces = { ...places, merchants, out: join(folder, 'site') };
  await stampMerchant(code, variantPlaces);
  return variantPlaces;
}
