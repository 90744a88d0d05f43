import { createPublicKey } from 'node:crypto';
import type { Config } from './crossRules';
import type { Problem } from './problem';
import type { JsonFile } from './readJson';

/** Whether a key of the config that no setting has is the secret half of the key pair. */
export const isPrivateHalf = (path: readonly PropertyKey[], key: string) =>
  path[0] === 'encryption' && key === 'd';

/** What to do once a private half stands where everybody can read it. */
export const leaked =
  'd is the private half of the key: a secret has leaked. Whoever has this file, its history or a page made from it can ' +
  'read the passwords that are sealed to it. Make a new pair (npx nx g @playhouse/merchants:keys <code>), deploy, and ' +
  'take this one from the platform at once';

function isOnCurve({ kty, crv, x, y }: Config['encryption']['jwk']): boolean {
  try {
    createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

/** A public half that nothing can be sealed to: browsers refuse it, and no player could log in. */
export function keyProblems({ encryption }: Config, file: JsonFile): Problem[] {
  if (isOnCurve(encryption.jwk)) return [];
  const text = 'encryption.jwk: x and y are no point of P-256: no browser seals to this key';
  return [file.problemAt(['encryption', 'jwk'], text)];
}
