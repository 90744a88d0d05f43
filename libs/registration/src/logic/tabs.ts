export type RegistrationTab = 'username' | 'mobile';

export interface TabFlags {
  readonly USERNAMEREG3: boolean;
  readonly MOBILENUMREG3: boolean;
}

/** At least one, the default one first (REG-01). */
export type RegistrationTabs = readonly [RegistrationTab, ...RegistrationTab[]];

/** The ways to register; `undefined` when registration is closed. */
export function registrationTabs(flags: TabFlags): RegistrationTabs | undefined {
  if (flags.USERNAMEREG3) return flags.MOBILENUMREG3 ? ['username', 'mobile'] : ['username'];
  return flags.MOBILENUMREG3 ? ['mobile'] : undefined;
}
