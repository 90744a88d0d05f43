import { CompactEncrypt, importJWK } from 'jose';
import type { EncryptionKey } from './types';

/** Compact JWE of `text` to a merchant's public key. */
export async function seal(text: string, key: EncryptionKey): Promise<string> {
  const publicKey = await importJWK({ ...key.jwk }, 'ECDH-ES');
  return await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(publicKey);
}
