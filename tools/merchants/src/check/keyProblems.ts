import { createPublicKey } from 'node:crypto';
import type { Config } from './crossRules';
import type { Problem } from './problem';
import type { JsonFile } from './readJson';

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
