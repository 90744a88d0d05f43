import { eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { Queryable } from '../../db/open';
import { games } from '../../db/schema';
import { Failure } from '../../base/failure';

export async function demandGame(db: Queryable, nodeId: string): Promise<void> {
  const [game] = await db
    .select({ nodeId: games.nodeId })
    .from(games)
    .where(eq(games.nodeId, nodeId));
  if (game === undefined) throw new Failure(errorCodes.notFound);
}

// "ALL" and an empty type both mean no filter.
export const categoryFilter = (gameType: string | undefined) =>
  gameType === undefined || ['', 'ALL', 'HOT'].includes(gameType)
    ? undefined
    : eq(games.category, gameType);
