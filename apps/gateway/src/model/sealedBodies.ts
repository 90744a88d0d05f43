import { createHash } from 'node:crypto';
import { errorCodes } from '@playhouse/wps';
import { sealedBodies } from '../db/schema';
import { Failure } from '../base/failure';
import type { Sealed } from '../base/keys';
import type { Services } from './services';

const lifeMs = 300_000;
const mostSkewMs = 60_000;
const leastNonce = 16;

/**
 * The value of a sealed body, which is good once, at whichever gateway, and for five minutes on either side of the
 * moment at which it says that it was sealed.
 * @throws Failure page.outdated from a page that does not say it, sealed.stale for one that is too old or was seen
 */
export async function openOnce(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { value, iat, jti }: Sealed,
): Promise<unknown> {
  if (typeof iat !== 'number' || typeof jti !== 'string' || jti.length < leastNonce)
    throw new Failure(errorCodes.pageOutdated, { status: 400 });
  const sealedAt = iat * 1000;
  const stale = new Failure(errorCodes.sealedStale, { status: 400 });
  if (Math.abs(now() - sealedAt) > lifeMs) throw stale;
  const admitted = await db
    .insert(sealedBodies)
    .values({
      nonceHash: createHash('sha256').update(jti).digest('base64url'),
      // Gateways' clocks differ a little: none may forget what another would still take.
      expiresAt: new Date(sealedAt + lifeMs + mostSkewMs),
    })
    .onConflictDoNothing()
    .returning();
  if (admitted.length === 0) throw stale;
  return value;
}
