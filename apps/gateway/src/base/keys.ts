import { hkdfSync } from 'node:crypto';
import type { CryptoKey, JWK } from 'jose';
import { compactDecrypt, importJWK } from 'jose';
import { errorCodes } from '@playhouse/wps';
import { developmentPrivateJwk } from './developmentKey';
import { Failure } from './failure';

/** What a sealed body held, and what its protected header says: when it was sealed, and the chance that makes it one. */
export interface Sealed {
  readonly value: unknown;
  readonly iat: unknown;
  readonly jti: unknown;
}

/** Reads bodies that were encrypted to this platform's public key. */
export interface Decrypter {
  decrypt(jwe: string): Promise<Sealed>;
  /** A secret of this platform for one use: all gateways with the same key have the same. */
  secretFor(use: string): Buffer;
}

async function privateKeyOf(jwk: JWK): Promise<CryptoKey> {
  if (jwk.d === undefined) throw new Error('GATEWAY_PRIVATE_JWK has no private half');
  const key = await importJWK(jwk, 'ECDH-ES');
  if (key instanceof Uint8Array)
    throw new Error('GATEWAY_PRIVATE_JWK is not an elliptic-curve key');
  return key;
}

function parseJwk(text: string): JWK {
  try {
    return JSON.parse(text) as JWK;
  } catch {
    // Not the parser's own words: they quote what was given, and that is a secret.
    throw new Error('GATEWAY_PRIVATE_JWK is not JSON');
  }
}

/**
 * `privateJwk` is the JSON of a P-256 key; left out, the published development key is used.
 * @throws Error for what is no such key, and in production for the published one: everybody can read what it seals
 */
export async function createDecrypter(
  privateJwk: string | undefined,
  production = false,
): Promise<Decrypter> {
  const jwk = privateJwk === undefined ? developmentPrivateJwk : parseJwk(privateJwk);
  if (production && jwk.d === developmentPrivateJwk.d)
    throw new Error('GATEWAY_PRIVATE_JWK is the published development key: make one of your own');
  const key = await privateKeyOf(jwk);
  const seed = jwk.d ?? '';
  return {
    secretFor: (use) => Buffer.from(hkdfSync('sha256', seed, '', `playhouse ${use}`, 32)),
    async decrypt(jwe) {
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(jwe, key, {
          keyManagementAlgorithms: ['ECDH-ES'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        const value = JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
        return { value, iat: protectedHeader['iat'], jti: protectedHeader['jti'] };
      } catch {
        // What exactly failed would help only an attacker.
        throw new Failure(errorCodes.encryptionRequired, { status: 400 });
      }
    },
  };
}
