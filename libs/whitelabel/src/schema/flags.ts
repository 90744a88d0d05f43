/**
 * Every whitelabel flag of the specification (WL-03). A flag that a merchant leaves out is off.
 * `flagDocs` tells what each one does; the JSON Schema shows it in an editor.
 */
export const flagNames = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'DIRECTREG3',
  'AGETRANSFERUP3',
  'DEPRECM3',
  'WITHREC3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'PERSREP',
  'REWCEN3',
  'MANPLAYREB3',
  'PLYRBT',
  'MAILCEN',
  'FEEDBACK3',
  'VIPBENEFIT3',
  'DIVIDEND3',
  'MAILPASSWORD3',
  'POPUPATLOAD3',
] as const;

export type FlagName = (typeof flagNames)[number];
