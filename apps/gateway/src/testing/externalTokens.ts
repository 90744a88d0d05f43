import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { CryptoKey, JWTVerifyGetKey } from 'jose';
import { testMerchants } from './merchants';
import { testNow } from './platform';

/** Firebase project of the tests. */
export const project = 'demo-tests';

export const externalConfig = {
  apiKey: 'key',
  authDomain: `${project}.example`,
  projectId: project,
  sms: true,
};

/** The test merchants, of which `alpha` has an external login. */
export function externalMerchants(more: { readonly emulatorUrl?: string } = {}) {
  return testMerchants.map((config) =>
    config.code === 'alpha'
      ? {
          ...config,
          flags: { ...config.flags, GOOGLELOGIN3: true },
          externalLogin: { ...externalConfig, ...more },
        }
      : config,
  );
}

const seconds = Math.floor(testNow / 1000);

/** Claims of a token as Firebase writes them, good for an hour; what a test changes comes last. */
export function createClaims(provider: string, more: object = {}) {
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'uid-1',
    iat: seconds,
    exp: seconds + 3600,
    firebase: { sign_in_provider: provider },
    ...more,
  };
}

/** A token as the emulator gives it: nobody signed it. */
export const unsigned = (claims: object) => new UnsecuredJWT({ ...claims }).encode();

export interface Signer {
  /** The key by which a platform checks the tokens. */
  readonly keys: JWTVerifyGetKey;
  readonly publicKey: CryptoKey;
  sign(claims: object): Promise<string>;
}

/** Stands in for Google: a key pair of its own, published like Google's. */
export async function createSigner(kid: string): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256' };
  return {
    keys: createLocalJWKSet({ keys: [jwk] }),
    publicKey,
    sign: (claims) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
  };
}
