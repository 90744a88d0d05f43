import { hkdfSync } from 'node:crypto';
import type { CryptoKey, JWK } from 'jose';
import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import { errorCodes } from '@playhouse/wps';
import { developmentPrivateJwk } from './developmentKey';
import { Failure } from './failure';
import type { MerchantKeys } from './merchantKeys';

/** The content of a sealed body, and its protected header: when it was sealed, and the nonce that makes it unique. */
export interface Sealed {
  readonly value: unknown;
  readonly iat: unknown;
  readonly jti: unknown;
}

/** Whose body is to be opened, and when. */
export interface SealedTo {
  readonly merchant: string;
  /** By the database's clock, in milliseconds since 1970. */
  readonly now: number;
}

/** Reads bodies that were encrypted to a merchant's public key, or to this platform's where it has none. */
export interface Decrypter {
  /** @throws Failure encryption.required, and page.outdated for a key that is over or was never the merchant's */
  decrypt(jwe: string, to: SealedTo): Promise<Sealed>;
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

function kidOf(jwe: string): string | undefined {
  try {
    return decodeProtectedHeader(jwe).kid;
  } catch {
    return undefined;
  }
}

/**
 * The key that a body was sealed to. A merchant with keys of its own has no other; a page that seals to one that is
 * over is told to be reloaded.
 */
function keyFor(jwe: string, { merchant, now }: SealedTo, own: MerchantKeys, platform: CryptoKey) {
  const keys = own.get(merchant);
  if (keys === undefined) return platform;
  const kid = kidOf(jwe);
  const found = keys.find((each) => each.kid === kid && now < each.endsAt);
  if (found === undefined) throw new Failure(errorCodes.pageOutdated, { status: 400 });
  return found.key;
}

/**
 * `privateJwk` is the JSON of a P-256 key; left out, the published development key is used.
 * @throws Error for what is no such key, and in production for the published one: everybody can read what it seals
 */
export async function createDecrypter(
  privateJwk: string | undefined,
  production = false,
  merchantKeys: MerchantKeys = new Map(),
): Promise<Decrypter> {
  const jwk = privateJwk === undefined ? developmentPrivateJwk : parseJwk(privateJwk);
  if (production && jwk.d === developmentPrivateJwk.d)
    throw new Error('GATEWAY_PRIVATE_JWK is the published development key: make one of your own');
  const platform = await privateKeyOf(jwk);
  const seed = jwk.d ?? '';
  return {
    secretFor: (use) => Buffer.from(hkdfSync('sha256', seed, '', `playhouse ${use}`, 32)),
    async decrypt(jwe, to) {
      const key = keyFor(jwe, to, merchantKeys, platform);
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(jwe, key, {
          keyManagementAlgorithms: ['ECDH-ES'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        const value = JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
        return { value, iat: protectedHeader['iat'], jti: protectedHeader['jti'] };
      } catch {
        // The exact failure would help only an attacker.
        throw new Failure(errorCodes.encryptionRequired, { status: 400 });
      }
    },
  };
}
