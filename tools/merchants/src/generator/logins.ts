import type { FlagName } from '@playhouse/whitelabel';

/** Ways to register and log in that need nobody's account elsewhere, and the flags that offer them. */
export const logins = {
  username: ['USERNAMEREG3'],
  mobile: ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'CHNGPASSVERIF3'],
  code: ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3'],
} as const satisfies Record<string, readonly FlagName[]>;

export type LoginName = keyof typeof logins;
