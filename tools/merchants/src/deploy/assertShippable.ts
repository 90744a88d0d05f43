import type { Merchant } from '@playhouse/whitelabel';

/** Everyone can read the private half of this key in the repository. */
const developmentKey = 'development';

/** @throws for a merchant that still has the development key, or an emulator for its external login */
export function assertShippable(merchant: Merchant, allowDevelopmentKey: boolean): void {
  const { code, encryption, externalLogin } = merchant;
  if (encryption.kid === developmentKey && !allowDevelopmentKey) {
    throw new Error(
      `Merchant "${code}" still encrypts to the development key, whose private half is public. ` +
        `Give it one of its own (npx nx g @playhouse/merchants:keys ${code}), or pass --allow-development-key for a trial.`,
    );
  }
  if (externalLogin?.emulatorUrl !== undefined) {
    throw new Error(
      `Merchant "${code}" signs players in at an emulator. Remove externalLogin.emulatorUrl from its whitelabel.json.`,
    );
  }
}
