import { lt } from 'drizzle-orm';
import {
  applicationPictures,
  captchas,
  intents,
  limits,
  linkVisits,
  mailedLinks,
  memberDevices,
  messages,
  outbox,
  plays,
  sealedBodies,
  sessions,
  verificationCodes,
} from '../../db/schema';
import type { Services } from './services';

const dayMs = 86_400_000;

/**
 * Every table that grows with traffic and is no part of the books, with the moment by which a row is judged and the days
 * for which it is kept after it.
 */
export const terms = [
  { table: limits, moment: limits.resetsAt, days: 0 },
  { table: captchas, moment: captchas.expiresAt, days: 0 },
  { table: mailedLinks, moment: mailedLinks.expiresAt, days: 0 },
  { table: sealedBodies, moment: sealedBodies.expiresAt, days: 0 },
  { table: applicationPictures, moment: applicationPictures.keptUntil, days: 0 },
  { table: plays, moment: plays.expiresAt, days: 1 },
  // Long enough for support to see that it was asked for.
  { table: verificationCodes, moment: verificationCodes.expiresAt, days: 7 },
  { table: outbox, moment: outbox.createdAt, days: 7 },
  // None lives for longer than a day; support still sees where somebody was.
  { table: sessions, moment: sessions.createdAt, days: 30 },
  // By then no browser asks for an end any more, and whoever kept a request has no session to send it again.
  { table: intents, moment: intents.createdAt, days: 180 },
  // A mark lives as long in its browser.
  { table: memberDevices, moment: memberDevices.seenAt, days: 365 },
  { table: messages, moment: messages.createdAt, days: 365 },
  { table: linkVisits, moment: linkVisits.quarter, days: 400 },
] as const;

/** Removes what is past its term. */
export async function purge({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const { table, moment, days } of terms)
    await db.delete(table).where(lt(moment, clock.at(-days * dayMs)));
}
