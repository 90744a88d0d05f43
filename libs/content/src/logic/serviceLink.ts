import { webLink } from '@playhouse/navigation';

const keyLength = 8;
const ivLength = 12;

/** A link that could not be opened: too short, wrongly encoded, or sealed with another key. */
export class ServiceLinkError extends Error {
  override readonly name = 'ServiceLinkError';
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function keyFrom(secret: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt']);
}

function addressIn(url: string): string {
  const link = webLink(url);
  if (link === undefined) throw new ServiceLinkError('not a web address');
  return link.href;
}

/**
 * Opens a sealed customer-service path (SVC-03): `base64url(iv | ciphertext | tag)` followed by
 * eight characters whose SHA-256 is the AES-GCM key. An address that is not sealed is returned
 * as it is, so that a merchant may also configure a plain one.
 *
 * The key travels with the text: this hides links from simple crawlers and protects nothing more.
 * @throws {ServiceLinkError} when the path cannot be opened or does not hold a web address
 */
export async function openServicePath(path: string): Promise<string> {
  if (/^https?:\/\//i.test(path)) return addressIn(path);
  try {
    const sealed = fromBase64Url(path.slice(0, -keyLength));
    const key = await keyFrom(path.slice(-keyLength));
    const iv = sealed.subarray(0, ivLength);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      key,
      sealed.subarray(ivLength),
    );
    const url = new TextDecoder().decode(plain);
    return addressIn(url);
  } catch (error) {
    if (error instanceof ServiceLinkError) throw error;
    throw new ServiceLinkError('the service link cannot be opened', { cause: error });
  }
}
