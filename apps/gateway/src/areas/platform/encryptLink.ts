import { createCipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Encrypts a customer-service link as the site reads it (SVC-03): the last 8 characters are the key, its
 * SHA-256 the AES-256-GCM key, and before it stand base64url of nonce (12 bytes), ciphertext and tag.
 * With the key beside it this hides a link from scrapers, and from nobody else.
 */
export function encryptLink(link: string): string {
  const key = randomBytes(6).toString('base64url');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), nonce);
  const sealed = Buffer.concat([
    nonce,
    cipher.update(link, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return sealed.toString('base64url') + key;
}
