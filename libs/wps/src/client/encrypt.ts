import { CompactEncrypt, importJWK } from 'jose';
import { EncryptionError } from './EncryptionError';
import type { EncryptionKey, WpsClientOptions } from './types';

interface Sealing {
  readonly client: WpsClientOptions;
  readonly reference: string;
}

async function encrypt(text: string, key: EncryptionKey, now: number): Promise<string> {
  const publicKey = await importJWK({ ...key.jwk }, 'ECDH-ES');
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.kid,
      iat: Math.floor(now / 1000),
      jti: crypto.randomUUID(),
    })
    .encrypt(publicKey);
}

/**
 * Compact JWE of `text` to the merchant's public key, which a header names (LOGIN-11). It is good once, and for some
 * minutes: its protected header says when it was sealed, by the platform's clock, and holds a nonce.
 * @throws EncryptionError without a usable key, or on a page that is not secure
 */
export async function seal(
  text: string,
  headers: Headers,
  { client, reference }: Sealing,
): Promise<string> {
  const [key, now] = [client.encryptionKey?.(), client.now?.()];
  if (key === undefined || now === undefined)
    throw new EncryptionError('The client has no encryption key or no clock', reference);
  headers.set('Content-Type', 'application/jose');
  headers.set('Encryption', key.kid);
  try {
    return await encrypt(text, key, now);
  } catch (cause) {
    throw new EncryptionError('The body could not be encrypted', reference, { cause });
  }
}
