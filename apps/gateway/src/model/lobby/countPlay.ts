import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/open';
import { gamePlays } from '../../db/schema';

/** Counts one play of a game, which decides what is hot. */
export async function countPlay(db: Queryable, merchant: string, nodeId: string): Promise<void> {
  await db
    .insert(gamePlays)
    .values({ merchant, nodeId, plays: 1 })
    .onConflictDoUpdate({
      target: [gamePlays.merchant, gamePlays.nodeId],
      set: { plays: sql`${gamePlays.plays} + 1` },
    });
}
