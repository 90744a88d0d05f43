import type { CryptoKey, JWK } from 'jose';
import { compactDecrypt, importJWK } from 'jose';
import { errorCodes } from '@playhouse/wps';
import { developmentPrivateJwk } from './developmentKey';
import { Failure } from './failure';

/** Reads bodies that were encrypted to this platform's public key. */
export interface Decrypter {
  decrypt(jwe: string): Promise<unknown>;
}

async function privateKeyOf(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ECDH-ES');
  if (key instanceof Uint8Array)
    throw new Error('GATEWAY_PRIVATE_JWK is not an elliptic-curve key');
  return key;
}

/** `privateJwk` is the JSON of a P-256 key; left out, the published development key is used. */
export async function createDecrypter(privateJwk: string | undefined): Promise<Decrypter> {
  const jwk = privateJwk === undefined ? developmentPrivateJwk : (JSON.parse(privateJwk) as JWK);
  const key = await privateKeyOf(jwk);
  return {
    async decrypt(jwe) {
      try {
        const { plaintext } = await compactDecrypt(jwe, key, {
          keyManagementAlgorithms: ['ECDH-ES'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
      } catch {
        // What exactly failed would help only an attacker.
        throw new Failure(errorCodes.encryptionRequired, { status: 400 });
      }
    },
  };
}
