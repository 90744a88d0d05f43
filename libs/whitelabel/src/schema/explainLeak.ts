const leaked =
  'd is the private half of the key: a secret has leaked. Whoever has this file, its history or a page made from it can ' +
  'read the passwords that are sealed to it. Make a new pair (npx nx g @playhouse/merchants:keys <code>), deploy, and ' +
  'take this one from the platform at once';

/** Advice about an unknown key of a merchant's file that is the secret half of the key pair; else undefined. */
export const explainLeak = (path: readonly PropertyKey[], key: string): string | undefined =>
  path[0] === 'encryption' && key === 'd' ? leaked : undefined;
