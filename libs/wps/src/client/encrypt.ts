import { CompactEncrypt, importJWK } from 'jose';
import { EncryptionError } from './EncryptionError';
import type { EncryptionKey } from './types';

/**
 * Compact JWE of `text` to the merchant's public key (LOGIN-11). It is good once, and for some minutes from `now`: its
 * protected header says when it was sealed, and holds a nonce.
 * @throws EncryptionError without a usable key, or on a page that is not secure
 */
export async function encrypt(
  text: string,
  key: EncryptionKey | undefined,
  reference: string,
  now: number,
): Promise<string> {
  if (key === undefined) throw new EncryptionError('The merchant has no encryption key', reference);
  try {
    const publicKey = await importJWK({ ...key.jwk }, 'ECDH-ES');
    return await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid: key.kid,
        iat: Math.floor(now / 1000),
        jti: crypto.randomUUID(),
      })
      .encrypt(publicKey);
  } catch (cause) {
    throw new EncryptionError('The body could not be encrypted', reference, { cause });
  }
}
