import { EncryptionError } from './errors';
import type { EncryptionKey } from './types';

/** Compact JWE of `text` to the merchant's public key (LOGIN-11). jose loads with the first encrypted call. */
export async function encrypt(
  text: string,
  key: EncryptionKey | undefined,
  reference: string,
): Promise<string> {
  if (key === undefined) throw new EncryptionError('The merchant has no encryption key', reference);
  try {
    const { CompactEncrypt, importJWK } = await import('jose');
    const publicKey = await importJWK({ ...key.jwk }, 'ECDH-ES');
    return await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
      .encrypt(publicKey);
  } catch (cause) {
    throw new EncryptionError('The body could not be encrypted', reference, { cause });
  }
}
