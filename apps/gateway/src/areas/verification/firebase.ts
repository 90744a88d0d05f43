import { createRemoteJWKSet, jwtVerify, UnsecuredJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../server/failure';
import type { MerchantConfig } from '../../server/merchants';

/** Who an external identity token speaks of. */
export interface ExternalIdentity {
  readonly uid: string;
  readonly phone?: string;
  readonly email?: string;
  readonly name?: string;
}

const googleKeys = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);
let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

async function payloadOf(
  config: MerchantConfig,
  token: string,
  production: boolean,
): Promise<JWTPayload> {
  const external = config.externalLogin;
  if (external === undefined) throw new Failure(errorCodes.noPermission);
  const claims = {
    issuer: `https://securetoken.google.com/${external.projectId}`,
    audience: external.projectId,
  };
  // The emulator does not sign: its tokens count only where it is configured, never in production.
  if (external.emulatorUrl !== undefined && !production)
    return UnsecuredJWT.decode(token, claims).payload;
  keys ??= createRemoteJWKSet(googleKeys);
  return (await jwtVerify(token, keys, { ...claims, algorithms: ['RS256'] })).payload;
}

/** Reads a Firebase identity token. @throws Failure verification.code.wrong, permission.denied */
export async function readIdentity(
  config: MerchantConfig,
  token: string,
  production: boolean,
): Promise<ExternalIdentity> {
  try {
    const payload = await payloadOf(config, token, production);
    if (payload.sub === undefined) throw new Failure(errorCodes.codeWrong);
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
    return {
      uid: payload.sub,
      phone: text(payload['phone_number']),
      email: payload['email_verified'] === true ? text(payload['email']) : undefined,
      name: text(payload['name']),
    };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(errorCodes.codeWrong);
  }
}
