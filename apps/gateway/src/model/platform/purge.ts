import { lt } from 'drizzle-orm';
import {
  applicationPictures,
  captchas,
  limits,
  mailedLinks,
  sealedBodies,
  verificationCodes,
} from '../../db/schema';
import type { Services } from './services';

const hour = 3_600_000;
/** How long an expired code is kept: long enough for support to see that it was asked for. */
const codeDays = 7;

/** Removes what has run out: limits, captchas, links, nonces, codes, pictures of applications. */
export async function purge({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const at = clock.at();
  await db.delete(limits).where(lt(limits.resetsAt, at));
  await db.delete(captchas).where(lt(captchas.expiresAt, at));
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, at));
  await db.delete(sealedBodies).where(lt(sealedBodies.expiresAt, at));
  const old = clock.at(-codeDays * 24 * hour);
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, old));
  await db.delete(applicationPictures).where(lt(applicationPictures.keptUntil, at));
}
