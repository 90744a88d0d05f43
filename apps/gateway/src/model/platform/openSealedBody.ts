import { createHash } from 'node:crypto';
import { errorCodes } from '@playhouse/wps';
import type { Queryable } from '../../db/open';
import { sealedBodies } from '../../db/schema';
import { Failure } from '../../base/failure';
import type { Sealed } from '../../base/keys';

const lifeMs = 300_000;
const mostSkewMs = 60_000;
const leastNonce = 16;

/**
 * The value of a sealed body, which is good once, at whichever gateway, and for five minutes on either side of the
 * moment at which it says that it was sealed.
 * @param now by the database's clock, in milliseconds since 1970
 * @throws Failure page.outdated from a page that does not say it, sealed.copy for one that was seen, whatever became of
 * it, sealed.stale for one that is too old and that no gateway has read or will read
 */
export async function openSealedBody(
  db: Queryable,
  { value, iat, jti }: Sealed,
  now: number,
): Promise<unknown> {
  if (typeof iat !== 'number' || typeof jti !== 'string' || jti.length < leastNonce)
    throw new Failure(errorCodes.pageOutdated, { status: 400 });
  const sealedAt = iat * 1000;
  const isStale = Math.abs(now - sealedAt) > lifeMs;
  // Before its age is judged: a copy may come when the first was read and is too old by now, or was too early to be read.
  const admitted = await db
    .insert(sealedBodies)
    .values({
      nonceHash: createHash('sha256').update(jti).digest('base64url'),
      // Longer than it could be taken: a purge beside it must not be first.
      expiresAt: new Date((isStale ? now : sealedAt) + lifeMs + mostSkewMs),
    })
    .onConflictDoNothing()
    .returning();
  if (admitted.length === 0) throw new Failure(errorCodes.sealedCopy, { status: 400 });
  if (isStale) throw new Failure(errorCodes.sealedStale, { status: 400 });
  return value;
}
