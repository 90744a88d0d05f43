import { localStore, storageKeys } from '@playhouse/storage';
import { useMerchant } from '@playhouse/whitelabel';
import { useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

function read(): ThemeChoice | undefined {
  const stored = localStore.get(storageKeys.theme);
  return themeChoices.find((choice) => choice === stored);
}

function choose(choice: ThemeChoice): void {
  localStore.set(storageKeys.theme, choice);
  document.documentElement.dataset.theme = choice;
}

const subscribe = (onChange: () => void) => localStore.subscribe(storageKeys.theme, onChange);

/** The player's choice of scheme; until there is one, the merchant's own. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const { theme } = useMerchant();
  const choice = useSyncExternalStore(subscribe, read, () => undefined);
  return [choice ?? theme.scheme, choose];
}
