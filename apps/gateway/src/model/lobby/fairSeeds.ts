import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/open';
import { fairSeeds } from '../../db/schema';

export const newSeed = () => randomBytes(32).toString('hex');

/** Whose next round of which game a seed is for. */
export interface SeedPlace {
  readonly memberId: number;
  readonly nodeId: string;
}

export const isSeedAt = ({ memberId, nodeId }: SeedPlace) =>
  and(eq(fairSeeds.memberId, memberId), eq(fairSeeds.nodeId, nodeId));

/** The platform's seed of a member's next round of a game: its hash may be told, itself only after the round. */
export async function getSeed(db: Queryable, place: SeedPlace): Promise<string> {
  await db
    .insert(fairSeeds)
    .values({ ...place, seed: newSeed() })
    .onConflictDoNothing();
  const [row] = await db.select().from(fairSeeds).where(isSeedAt(place));
  if (row === undefined) throw new Error('A seed that was written is not there');
  return row.seed;
}
