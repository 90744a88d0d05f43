import { EncryptionError } from './errors';
import { fetchCode } from './fetchCode';
import { fetchSealing } from './fetchSealing';
import type { EncryptionKey } from './types';

/**
 * Compact JWE of `text` to the merchant's public key (LOGIN-11).
 * @throws EncryptionError without a usable key, or on a page that is not secure
 * @throws NetworkError when what seals cannot be fetched
 */
export async function encrypt(
  text: string,
  key: EncryptionKey | undefined,
  reference: string,
): Promise<string> {
  if (key === undefined) throw new EncryptionError('The merchant has no encryption key', reference);
  const { seal } = await fetchCode(fetchSealing, reference);
  try {
    return await seal(text, key);
  } catch (cause) {
    throw new EncryptionError('The body could not be encrypted', reference, { cause });
  }
}
