import { sql } from 'drizzle-orm';
import type { Database } from '../../db/open';
import { gamePlays } from '../../db/schema';

/** Counts plays of games, which decide what is hot. */
export interface PlayCounter {
  /** Waits for nothing: all players of a game count on one row, and nobody's round should wait for another's. */
  count(merchant: string, nodeId: string): void;
  /** Writes what was counted since, in one question. */
  write(): Promise<void>;
}

export function createPlayCounter(db: Database): PlayCounter {
  const counted = new Map<string, typeof gamePlays.$inferSelect>();
  return {
    count(merchant, nodeId) {
      const key = `${merchant} ${nodeId}`;
      const plays = (counted.get(key)?.plays ?? 0) + 1;
      counted.set(key, { merchant, nodeId, plays });
    },
    async write() {
      // In one order, so that no two gateways wait for each other.
      const rows = [...counted].sort(([one], [other]) => (one < other ? -1 : 1));
      counted.clear();
      if (rows.length === 0) return;
      await db
        .insert(gamePlays)
        .values(rows.map(([, row]) => row))
        .onConflictDoUpdate({
          target: [gamePlays.merchant, gamePlays.nodeId],
          set: { plays: sql`${gamePlays.plays} + excluded.plays` },
        });
    },
  };
}
