export type RegistrationTab = 'username' | 'mobile';

export interface TabFlags {
  readonly USERNAMEREG3: boolean;
  readonly MOBILENUMREG3: boolean;
}

/** The ways to register, the default one first (REG-01). None when registration is closed. */
export function registrationTabs(flags: TabFlags): readonly RegistrationTab[] {
  const tabs: RegistrationTab[] = [];
  if (flags.USERNAMEREG3) tabs.push('username');
  if (flags.MOBILENUMREG3) tabs.push('mobile');
  return tabs;
}
