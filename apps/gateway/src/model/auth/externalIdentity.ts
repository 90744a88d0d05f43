import { createRemoteJWKSet, jwtVerify, UnsecuredJWT } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { errorCodes } from '@playhouse/wps';
import * as z from 'zod/mini';
import { Failure } from '../../base/failure';
import { readClock } from '../../db/clock';
import type { MerchantConfig } from '../../base/merchants';
import type { Services } from '../platform/services';

/** How somebody proved who they are to the external service. */
export type ExternalProvider = 'phone' | 'google.com' | 'facebook.com';

/** Who an external identity token speaks of. */
export interface ExternalIdentity {
  readonly uid: string;
  /** In E.164 form. */
  readonly phone?: string;
  /** Only one that the service has verified. */
  readonly email?: string;
  readonly name?: string;
}

/** The claims that count; a token of another way in, such as an anonymous one, does not fit. */
const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  phone_number: z.optional(z.string()),
  email: z.optional(z.string()),
  email_verified: z._default(z.boolean(), false),
  name: z.optional(z.string().check(z.maxLength(64))),
  firebase: z.object({ sign_in_provider: z.enum(['phone', 'google.com', 'facebook.com']) }),
});

const googleKeys = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);

/** Google's published keys, fetched when a token is read. */
export const createGoogleKeys = (): JWTVerifyGetKey => createRemoteJWKSet(googleKeys);

/** The payload of a token that is this project's and in its time. @throws for any other */
async function payloadOf(
  services: Services,
  { externalLogin }: MerchantConfig,
  token: string,
): Promise<JWTPayload> {
  if (externalLogin === undefined) throw new Failure(errorCodes.noPermission);
  const { projectId, emulatorUrl } = externalLogin;
  const rules = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp', 'iat', 'sub'],
    currentDate: new Date(await readClock(services.db, services)),
  };
  // The emulator does not sign: its tokens count only where it is configured, never in production.
  if (emulatorUrl !== undefined && !services.production)
    return UnsecuredJWT.decode(token, rules).payload;
  return (await jwtVerify(token, services.externalKeys, { ...rules, algorithms: ['RS256'] }))
    .payload;
}

/**
 * Reads an identity token of Firebase.
 * @param provider how its holder must have signed in: a phone's token is no Google account
 * @throws Failure verification.code.wrong for one that does not hold, permission.denied without a configuration
 */
export async function readIdentity(
  services: Services,
  config: MerchantConfig,
  token: string,
  provider: ExternalProvider,
): Promise<ExternalIdentity> {
  try {
    const claims = claimsSchema.parse(await payloadOf(services, config, token));
    if (claims.firebase.sign_in_provider !== provider) throw new Failure(errorCodes.codeWrong);
    return {
      uid: claims.sub,
      phone: claims.phone_number,
      email: claims.email_verified ? claims.email : undefined,
      name: claims.name,
    };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(errorCodes.codeWrong);
  }
}
