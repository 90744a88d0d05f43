import type { MerchantInput } from '@playhouse/whitelabel';
import type { Places } from '../places';
import { stampVariant, type Variant } from './stampVariant';

/** Firebase project of the emulator; the prefix keeps its tools from asking for a real one. */
const projectId = 'demo-playhouse';

export interface ExternalLoginVariant extends Omit<Variant, 'change'> {
  /** Address of the Auth emulator, such as `http://127.0.0.1:9099`. */
  readonly emulatorUrl: string;
}

/**
 * Stamps a copy of a merchant that has the external login: Google, Facebook and phone codes by Firebase
 * Auth, here its emulator.
 */
export function stampWithExternalLogin({
  emulatorUrl,
  ...variant
}: ExternalLoginVariant): Promise<Places> {
  const change = (own: MerchantInput): MerchantInput => ({
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
  });
  return stampVariant({ ...variant, change });
}
